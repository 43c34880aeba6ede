// SwiftPM wants one source file in a C target; everything here is inline.
#include "CBadgeSystem.h"
