#include "backends/process/heap_checks.h"

#include <dlfcn.h>

#include <cstdlib>

namespace assay::backends {
namespace {

#ifndef __has_feature
#define __has_feature(feature) 0  // clang's way to say it; GCC has macros
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || __has_feature(address_sanitizer) || \
    __has_feature(thread_sanitizer)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

constexpr const char* kLibrary = "libc_malloc_debug.so.0";
/// Check every block and abort; fill what is allocated and freed with bytes that are no zeros.
constexpr const char* kTunables = "glibc.malloc.check=3:glibc.malloc.perturb=165";

bool has_library() {
  void* library = dlopen(kLibrary, RTLD_LAZY | RTLD_LOCAL);
  if (library != nullptr) dlclose(library);
  return library != nullptr;
}

}  // namespace

std::vector<std::pair<std::string, std::string>> heap_checks() {
  static const bool has_checks = !kSanitized && has_library();
  if (!has_checks || std::getenv("LD_PRELOAD") != nullptr) return {};
  return {{"LD_PRELOAD", kLibrary}, {"GLIBC_TUNABLES", kTunables}};
}

}  // namespace assay::backends
