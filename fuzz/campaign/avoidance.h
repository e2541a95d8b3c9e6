#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/choices.h"

namespace assay::fuzz {

/// What the failures or refusals of one suspect have in common, and how well that tells them.
struct Avoided {
  std::string suspect;
  std::vector<std::string> traits;  ///< ascending
  std::uint64_t programs = 0;       ///< that had all of the traits since these last changed, old ones counted less
  std::uint64_t failures = 0;       ///< of these with this suspect
  std::uint64_t redrawn = 0;        ///< programs that others were drawn for
  bool operator==(const Avoided&) const = default;

  /// Programs of these traits are most likely to show this suspect, and nothing else with it.
  bool is_telling() const { return failures >= kFailuresLeast && failures * kTelling >= programs; }

  /// What enough programs of these traits have shown not to be telling.
  bool is_loose() const { return programs >= kLoose && !is_telling(); }

  static constexpr std::uint64_t kFailuresLeast = 2;
  static constexpr std::uint64_t kTelling = 4;  ///< one program in so many, at least, fails
  static constexpr std::uint64_t kLoose = 12;
};

/// Keeps a campaign from meeting over and over what it knows: a program that has what the failures of a suspect have in
/// common is drawn ever less, and never not at all. What it knows is added in program order.
class Avoidance {
 public:
  /// The program had these traits, and shows the suspect: a failure or a refusal. `reduced` are those of its reduction,
  /// empty where there is none.
  void failed(const std::string& suspect, const std::vector<std::string>& traits,
              const std::vector<std::string>& reduced);
  /// The program had these traits, and was judged.
  void passed(const std::vector<std::string>& traits);
  /// Others were drawn for programs of these traits.
  void redrew(const std::vector<Avoided>& objections);

  /// Those that the program will most likely show.
  std::vector<Avoided> expected(const std::vector<std::string>& traits) const;
  /// Of what is expected of a program that for which another one is to be drawn in its place, if there is any.
  static std::optional<Avoided> objection(const std::vector<Avoided>& expected, Choices&);

  const std::vector<Avoided>& known() const { return known_; }
  /// What of it decides which programs are drawn.
  Avoidance telling() const;

  /// Lines that begin with a word, of which `restore` reads back the rest, one by one.
  std::string text(std::string_view word) const;
  bool restore(std::istream& line);

 private:
  std::vector<std::string> widened(const std::string& suspect, const std::vector<std::string>& own) const;
  bool is_loose(const std::string& suspect, const std::vector<std::string>& traits) const;
  void note(const std::string& suspect, std::vector<std::string> traits);

  std::vector<Avoided> known_;  ///< in order of discovery
};

}  // namespace assay::fuzz
