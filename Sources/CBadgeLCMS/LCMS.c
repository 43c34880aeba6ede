#include "CBadgeLCMS.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// What lcms2.h declares of these; without it, the library is needed neither to build nor to start.

struct badge_lcms {
  int (*version)(void);
  void *(*create_context)(void *plugin, void *user_data);
  void (*delete_context)(void *context);
  void *(*open)(void *context, const void *bytes, uint32_t size);
  int (*close)(void *profile);
  uint32_t (*color_space)(void *profile);
  uint32_t (*connection_space)(void *profile);
  void *(*read_tag)(void *profile, uint32_t tag);
  uint32_t (*read_raw_tag)(void *profile, uint32_t tag, void *bytes, uint32_t size);
  int32_t (*curve_kind)(const void *curve);
  double *(*curve_parameters)(const void *curve);
  uint32_t (*table_count)(const void *curve);
  const uint16_t *(*table)(const void *curve);
};

struct badge_profile {
  const badge_lcms *library;
  void *context, *profile;
};

static const char *const names[] = {
    "cmsGetEncodedCMMversion", "cmsCreateContext",          "cmsDeleteContext",
    "cmsOpenProfileFromMemTHR", "cmsCloseProfile",          "cmsGetColorSpace",
    "cmsGetPCS",               "cmsReadTag",                "cmsReadRawTag",
    "cmsGetToneCurveParametricType", "cmsGetToneCurveParams",
    "cmsGetToneCurveEstimatedTableEntries", "cmsGetToneCurveEstimatedTable",
};

const badge_lcms *badge_lcms_load(const char *name) {
  enum { count = sizeof names / sizeof *names };
  _Static_assert(sizeof(badge_lcms) == count * sizeof(void *), "a name for each function");
  void *functions[count];
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  badge_lcms *library = handle == NULL ? NULL : malloc(sizeof *library);
  if (library == NULL) return NULL;
  for (int i = 0; i < count; i++) {
    functions[i] = dlsym(handle, names[i]);
    if (functions[i] != NULL) continue;
    free(library);
    return NULL;
  }
  memcpy(library, functions, sizeof functions);
  return library;
}

int badge_lcms_version(const badge_lcms *library) {
  return library->version();
}

badge_profile *badge_profile_open(const badge_lcms *library, const void *bytes, size_t size) {
  badge_profile *profile = calloc(1, sizeof *profile);
  if (profile == NULL || size > UINT32_MAX) {
    free(profile);
    return NULL;
  }
  profile->library = library;
  profile->context = library->create_context(NULL, NULL);
  if (profile->context != NULL)
    profile->profile = library->open(profile->context, bytes, (uint32_t)size);
  if (profile->profile != NULL) return profile;
  badge_profile_close(profile);
  return NULL;
}

void badge_profile_close(badge_profile *profile) {
  if (profile->profile != NULL) profile->library->close(profile->profile);
  if (profile->context != NULL) profile->library->delete_context(profile->context);
  free(profile);
}

uint32_t badge_profile_color_space(const badge_profile *profile) {
  return profile->library->color_space(profile->profile);
}

uint32_t badge_profile_connection_space(const badge_profile *profile) {
  return profile->library->connection_space(profile->profile);
}

int badge_profile_xyz(badge_profile *profile, uint32_t tag, double xyz[3]) {
  const double *value = profile->library->read_tag(profile->profile, tag);
  if (value == NULL) return 0;
  memcpy(xyz, value, 3 * sizeof *xyz);
  return 1;
}

int badge_profile_curve(badge_profile *profile, uint32_t tag, badge_curve *curve) {
  const badge_lcms *library = profile->library;
  const void *value = library->read_tag(profile->profile, tag);
  if (value == NULL) return 0;
  curve->kind = library->curve_kind(value);
  const double *parameters = library->curve_parameters(value);
  if (parameters == NULL) curve->kind = 0;
  if (curve->kind != 0) memcpy(curve->parameters, parameters, sizeof curve->parameters);
  curve->table = library->table(value);
  curve->count = library->table_count(value);
  return 1;
}

size_t badge_profile_raw(badge_profile *profile, uint32_t tag, void *bytes, size_t size) {
  return profile->library->read_raw_tag(profile->profile, tag, bytes, (uint32_t)size);
}
