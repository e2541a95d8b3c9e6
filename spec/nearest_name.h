#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace assay::spec {

/// Insertions, deletions, substitutions and swaps of neighbours that make one word of the other, where no letter is
/// touched twice (optimal string alignment; Boytsov 2011).
std::size_t edit_distance(std::string_view a, std::string_view b);

/// The name that so few edits make of the word, the first of the nearest ones.
std::optional<std::string> nearest_name(std::string_view word, std::span<const std::string> names, std::size_t edits);

/// `; did you mean NAME?` where one is within two edits, else nothing.
std::string did_you_mean(std::string_view word, std::span<const std::string> names);

}  // namespace assay::spec
