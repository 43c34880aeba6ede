#ifndef CBADGE_LCMS_H
#define CBADGE_LCMS_H

#include <stddef.h>
#include <stdint.h>

// Little CMS, loaded where a profile is to be read: most pictures have none.

/// The functions that are called; opaque to Swift.
typedef struct badge_lcms badge_lcms;

/// Loads the library by its file's name, for the life of the process; NULL where it isn't there.
const badge_lcms *badge_lcms_load(const char *name);

/// The library's version: 2140 is 2.14.
int badge_lcms_version(const badge_lcms *library);

/// An open profile of ICC's, whose tags are read as they are asked for.
typedef struct badge_profile badge_profile;

/// Opens a profile, whose bytes are copied; NULL where they are none.
badge_profile *badge_profile_open(const badge_lcms *library, const void *bytes, size_t size);

/// Frees a profile and all that was read from it.
void badge_profile_close(badge_profile *profile);

/// Four letters from the header: what kind of colours the channels are, and what they are turned into.
uint32_t badge_profile_color_space(const badge_profile *profile);
uint32_t badge_profile_connection_space(const badge_profile *profile);

/// Reads a tag of CIE XYZ; whether it is there and whole.
int badge_profile_xyz(badge_profile *profile, uint32_t tag, double xyz[3]);

/// A curve: parametric of ICC's kinds 1…5 (one more than in files), or of kind 0 a table.
typedef struct {
  int kind;
  double parameters[10];
  const uint16_t *table;
  size_t count;
} badge_curve;

/// Reads a tag that is a curve, which lives as long as the profile; whether it is there and whole.
int badge_profile_curve(badge_profile *profile, uint32_t tag, badge_curve *curve);

/// Copies a tag's bytes; its size, or 0 where it isn't there. `bytes` may be NULL.
size_t badge_profile_raw(badge_profile *profile, uint32_t tag, void *bytes, size_t size);

#endif
