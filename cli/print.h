#pragma once

#include <fmt/format.h>

#include <cstdio>

#include "reports/visible.h"

/// All that the program says: a terminal obeys nothing of it, whoever's text it is.
namespace assay::cli {

inline void write_visible(std::FILE* to, const std::string& text) { fmt::print(to, "{}", reports::visible(text)); }

template <class... Arguments> void print_out(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
  write_visible(stdout, fmt::format(format, std::forward<Arguments>(arguments)...));
}
template <class... Arguments> void print_error(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
  write_visible(stderr, fmt::format(format, std::forward<Arguments>(arguments)...));
}

}  // namespace assay::cli
