#ifndef CBADGE_SYSTEM_H
#define CBADGE_SYSTEM_H

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#endif
