#include "fuzz/campaign/avoidance.h"

#include <algorithm>
#include <istream>
#include <iterator>
#include <limits>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace assay::fuzz {
namespace {

using Traits = std::vector<std::string>;

/// Patterns of one suspect: it may have several causes.
constexpr std::ptrdiff_t kPatterns = 8;
/// What lies so far back counts half.
constexpr std::uint64_t kMemory = 64;
/// Of programs of known traits at least one in so many is still tried.
constexpr std::uint64_t kRarest = 32;

bool has_all(const Traits& traits, const Traits& wanted) { return std::ranges::includes(traits, wanted); }

Traits common(const Traits& a, const Traits& b) {
  Traits out;
  std::ranges::set_intersection(a, b, std::back_inserter(out));
  return out;
}

void remember(Avoided& a, bool fails) {
  ++a.programs;
  a.failures += fails;
  if (a.programs < kMemory) return;
  a.programs /= 2;
  a.failures /= 2;
}

/// Of so many programs of its traits one is tried.
std::uint64_t odds_of(const Avoided& a) { return std::min(a.failures + a.redrawn, kRarest); }

bool is_pattern(const Avoided& a, const std::string& suspect, const Traits& traits) {
  return a.suspect == suspect && a.traits == traits;
}

}  // namespace

void Avoidance::failed(const std::string& suspect, const Traits& traits, const Traits& reduced) {
  bool is_told = false;
  for (Avoided& a : known_) {
    if (a.suspect != suspect || !has_all(traits, a.traits)) continue;
    remember(a, true);
    is_told |= !a.is_loose();
  }
  if (is_told) return;
  Traits own = common(traits, reduced);
  if (own.empty()) own = traits;
  if (!own.empty()) note(suspect, widened(suspect, own));
}

/// What the new failure has in common with the nearest of those that are known, where that does not fit much else;
/// its own traits where there is none.
Traits Avoidance::widened(const std::string& suspect, const Traits& own) const {
  Traits best;
  for (const Avoided& a : known_) {
    if (a.suspect != suspect || a.is_loose()) continue;
    Traits shared = common(a.traits, own);
    if (shared.size() > best.size() && !is_loose(suspect, shared)) best = std::move(shared);
  }
  return best.empty() ? own : best;
}

bool Avoidance::is_loose(const std::string& suspect, const Traits& traits) const {
  return std::ranges::any_of(
      known_, [&](const Avoided& a) { return a.suspect == suspect && a.is_loose() && has_all(a.traits, traits); });
}

/// Of too many patterns of a suspect that which told least makes room. One that is there is not noted again, though it
/// tells too little.
void Avoidance::note(const std::string& suspect, Traits traits) {
  const auto is_same = [&](const Avoided& a) { return is_pattern(a, suspect, traits); };
  if (std::ranges::any_of(known_, is_same)) return;
  known_.push_back({suspect, std::move(traits), 1, 1, 0});
  if (std::ranges::count(known_, suspect, &Avoided::suspect) <= kPatterns) return;
  const auto least = std::ranges::min_element(known_, {}, [&](const Avoided& a) {
    return a.suspect == suspect ? a.failures : std::numeric_limits<std::uint64_t>::max();
  });
  known_.erase(least);
}

void Avoidance::passed(const Traits& traits) {
  for (Avoided& a : known_)
    if (has_all(traits, a.traits)) remember(a, false);
}

void Avoidance::redrew(const std::vector<Avoided>& objections) {
  for (const Avoided& objection : objections) {
    const auto is_same = [&](const Avoided& a) { return is_pattern(a, objection.suspect, objection.traits); };
    const auto a = std::ranges::find_if(known_, is_same);
    if (a != known_.end()) ++a->redrawn;
  }
}

std::vector<Avoided> Avoidance::expected(const Traits& traits) const {
  std::vector<Avoided> out;
  for (const Avoided& a : known_)
    if (a.is_telling() && has_all(traits, a.traits)) out.push_back(a);
  return out;
}

/// Each suspect is asked once, by what was avoided most: a program with several patterns of one is tried as often as
/// with one.
std::optional<Avoided> Avoidance::objection(const std::vector<Avoided>& expected, Choices& choices) {
  for (const Avoided& a : expected) {
    const auto strength = [&](const Avoided& b) { return b.suspect == a.suspect ? odds_of(b) : 0; };
    if (&*std::ranges::max_element(expected, {}, strength) != &a) continue;
    if (choices.below(odds_of(a)) != 0) return a;
  }
  return std::nullopt;
}

Avoidance Avoidance::telling() const {
  Avoidance out;
  std::ranges::copy_if(known_, std::back_inserter(out.known_), &Avoided::is_telling);
  return out;
}

std::string Avoidance::text(std::string_view word) const {
  std::string out;
  for (const Avoided& a : known_)
    out += fmt::format("{} {} {} {} {}\t{}\n", word, a.programs, a.failures, a.redrawn, a.suspect,
                       fmt::join(a.traits, "\t"));
  return out;
}

bool Avoidance::restore(std::istream& line) {
  Avoided a;
  if (!(line >> a.programs >> a.failures >> a.redrawn >> std::ws) || !std::getline(line, a.suspect, '\t')) return false;
  for (std::string trait; std::getline(line, trait, '\t');) a.traits.push_back(trait);
  known_.push_back(a);
  return std::ranges::is_sorted(a.traits);
}

}  // namespace assay::fuzz
