#include "oracle/evaluator/fold/places.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>

namespace assay::oracle {

namespace {

/// Elements that are farther apart are compared by way of others, and longer runs of ties are uncertain.
constexpr std::int64_t kMaxDistance = 64;

// ---- fibres in one order alone -------------------------------------------------------------------

/// Number of the run of tied neighbours that each element of the sorted fibres is in.
std::vector<std::int64_t> runs_of_ties(const Ordering& ordering, const Sorted& sorted) {
  std::vector<std::int64_t> run(sorted.elements.size(), 0);
  if (sorted.length < 2) return run;
  const auto forward = ordering.of_pairs(sorted, 1, true);
  for (std::size_t k = 0; k < forward.size(); ++k)
    run[k + static_cast<std::size_t>(sorted.fibres)] = run[k] + (forward[k] == 1 ? 1 : 0);
  return run;
}

/// Fibres with an element that the function has before itself (GE in the place of GT): it is no strict order, whether
/// or not two elements are alike. An answer that is not certain says nothing, since the element is the same one.
void find_before_itself(const Ordering& ordering, const Sorted& sorted, std::vector<bool>& uncertain) {
  const auto own = ordering.answers(sorted.elements, sorted.elements);
  for (std::size_t k = 0; k < own.size() && !ordering.failed(); ++k)
    if (own[k] == 1) uncertain[k % static_cast<std::size_t>(sorted.fibres)] = true;
}

/// Fibres whose elements are not known to be in the order that the function gives them.
void find_disorder(const Ordering& ordering, const Sorted& sorted, const std::vector<std::int64_t>& run,
                   std::vector<bool>& uncertain) {
  find_before_itself(ordering, sorted, uncertain);
  for (std::int64_t distance = 1; distance < std::min(sorted.length, kMaxDistance + 1) && !ordering.failed();
       ++distance) {
    const auto forward = ordering.of_pairs(sorted, distance, true);
    const auto backward = ordering.of_pairs(sorted, distance, false);
    for (std::size_t k = 0; k < forward.size() && !ordering.failed(); ++k) {
      const bool apart = run[k] != run[k + static_cast<std::size_t>(distance * sorted.fibres)];
      if (forward[k] != (apart ? 1 : 0) || backward[k] != 0)
        uncertain[k % static_cast<std::size_t>(sorted.fibres)] = true;
    }
  }
}

// ---- fibres in one of several orders -------------------------------------------------------------

enum class Answer : std::uint8_t { kNo, kYes, kUncertain };

std::vector<Answer> answers_of(const std::vector<std::int64_t>& told) {
  std::vector<Answer> out;
  out.reserve(told.size());
  for (const std::int64_t n : told)
    out.push_back(n == kUncertain ? Answer::kUncertain : n == 1 ? Answer::kYes : Answer::kNo);
  return out;
}

/// So many answers are asked for about the elements of a sort.
constexpr std::int64_t kMostAnswers = 1 << 25;

/// What the order says of the elements of sorted fibres that are not too far apart.
class NearPairs {
 public:
  NearPairs(const Ordering& ordering, const Sorted& sorted)
      : ordering_(ordering), sorted_(sorted), own_(answers_of(ordering.answers(sorted.elements, sorted.elements))) {
    ask_up_to(near());
  }

  std::int64_t length() const { return sorted_.length; }
  /// What is asked in any case, and looked at pair by pair.
  std::int64_t near() const { return std::min(sorted_.length - 1, 2 * kMaxDistance - 1); }
  /// False where that would be too much.
  bool ask_up_to(std::int64_t distance) {
    if (distance > near() && 2 * distance * std::ssize(sorted_.elements) > kMostAnswers) return false;
    for (std::int64_t d = std::ssize(forward_) + 1; d <= distance && !ordering_.failed(); ++d) {
      forward_.push_back(answers_of(ordering_.of_pairs(sorted_, d, true)));
      backward_.push_back(answers_of(ordering_.of_pairs(sorted_, d, false)));
    }
    return !ordering_.failed();
  }
  std::int64_t element(std::int64_t place, std::int64_t fibre) const {
    return sorted_.elements[sorted_.at(place, fibre)];
  }
  /// Of the elements of a fibre in two places, no farther apart than `farthest`.
  Answer told(std::int64_t a, std::int64_t b, std::int64_t fibre) const {
    if (a == b) return own_[sorted_.at(a, fibre)];
    const auto& answers = a < b ? forward_ : backward_;
    return answers[static_cast<std::size_t>(std::abs(b - a) - 1)][sorted_.at(std::min(a, b), fibre)];
  }

 private:
  const Ordering& ordering_;
  const Sorted& sorted_;
  std::vector<Answer> own_;
  std::vector<std::vector<Answer>> forward_, backward_;  ///< by distance, from 1 on
};

/// One fibre of them.
class FibrePairs {
 public:
  FibrePairs(NearPairs& pairs, std::int64_t fibre, bool keeps_ties)
      : pairs_(pairs), fibre_(fibre), keeps_ties_(keeps_ties) {}

  std::int64_t length() const { return pairs_.length(); }
  std::int64_t element(std::int64_t place) const { return pairs_.element(place, fibre_); }

  bool are_certain() const {
    return all_near([&](std::int64_t a, std::int64_t b) { return told(a, b) != Answer::kUncertain; });
  }
  /// Whether the answers can be those of a strict weak order: then tied elements compare alike with every other.
  bool may_be_ordered() const {
    const auto is_asymmetric = [&](std::int64_t a, std::int64_t b) { return !is_before(a, b) || !is_before(b, a); };
    return are_strict() && all_near(is_asymmetric) && ties_compare_alike();
  }
  /// Whether each element certainly comes before or after some other: a NaN comes before or after none in a plain
  /// comparison.
  bool are_all_ordered() const {
    std::vector<bool> is_ordered(static_cast<std::size_t>(length()), false);
    all_near([&](std::int64_t a, std::int64_t b) {
      if (is_before(a, b)) is_ordered[static_cast<std::size_t>(a)] = is_ordered[static_cast<std::size_t>(b)] = true;
      return true;
    });
    return std::ranges::find(is_ordered, false) == is_ordered.end();
  }
  /// From which distance on an earlier element is certainly before a later one. Distances of D to 2 D - 1 add up to all
  /// that are larger, and the order is transitive. Nothing where finding that out takes too many answers.
  std::optional<std::int64_t> reach() const {
    for (std::int64_t d = 1; d < length(); d *= 2) {
      const std::int64_t last = std::min(2 * d - 1, length() - 1);
      if (!pairs_.ask_up_to(last)) return std::nullopt;
      if (are_certain_from(d, last)) return d;
    }
    return length();
  }
  /// The elements that each place may have: in every order that fits the answers, those that certainly come before an
  /// element stand in front of it, and those that certainly come after it behind.
  std::vector<std::vector<std::int64_t>> elements_by_place(std::int64_t reach) const {
    std::vector<std::vector<std::int64_t>> out(static_cast<std::size_t>(length()));
    for (std::int64_t a = 0; a < length(); ++a) {
      const std::int64_t near_from = std::max<std::int64_t>(a - reach + 1, 0), near_to = std::min(a + reach, length());
      std::int64_t first = near_from, last = near_to - 1;
      for (std::int64_t b = near_from; b < near_to; ++b) {
        first += is_certainly_before(b, a) ? 1 : 0;
        last -= is_certainly_before(a, b) ? 1 : 0;
      }
      for (std::int64_t place = first; place <= last; ++place)
        out[static_cast<std::size_t>(place)].push_back(element(a));
    }
    return out;
  }

 private:
  Answer told(std::int64_t a, std::int64_t b) const { return pairs_.told(a, b, fibre_); }
  bool is_before(std::int64_t a, std::int64_t b) const { return told(a, b) == Answer::kYes; }
  bool is_never_before(std::int64_t a, std::int64_t b) const { return told(a, b) == Answer::kNo; }
  bool is_certainly_before(std::int64_t a, std::int64_t b) const {
    return a != b && (is_before(a, b) || (keeps_ties_ && element(a) < element(b) && is_never_before(b, a)));
  }
  bool are_certain_from(std::int64_t from, std::int64_t to) const {
    for (std::int64_t distance = from; distance <= to; ++distance)
      for (std::int64_t a = 0; a + distance < length(); ++a)
        if (!is_certainly_before(a, a + distance)) return false;
    return true;
  }
  bool are_strict() const {
    for (std::int64_t a = 0; a < length(); ++a)
      if (is_before(a, a)) return false;
    return true;
  }
  template <class Holds> bool all_near(Holds holds) const {
    for (std::int64_t a = 0; a < length(); ++a)
      for (std::int64_t b = a + 1; b < std::min(a + pairs_.near() + 1, length()); ++b)
        if (!holds(a, b) || !holds(b, a)) return false;
    return true;
  }
  bool are_tied(std::int64_t a, std::int64_t b) const { return is_never_before(a, b) && is_never_before(b, a); }
  /// Each with the first of its ties, and so with all of them.
  bool ties_compare_alike() const {
    for (std::int64_t b = 0; b < length(); ++b)
      for (std::int64_t a = std::max<std::int64_t>(b - pairs_.near(), 0); a < b; ++a) {
        if (!are_tied(a, b)) continue;
        if (!compare_alike(a, b)) return false;
        break;
      }
    return true;
  }
  bool compare_alike(std::int64_t a, std::int64_t b) const {
    const std::int64_t from = std::max<std::int64_t>(b - pairs_.near(), 0);
    for (std::int64_t c = from; c < std::min(a + pairs_.near() + 1, length()); ++c)
      if (c != a && c != b && (told(a, c) != told(b, c) || told(c, a) != told(c, b))) return false;
    return true;
  }

  NearPairs& pairs_;
  std::int64_t fibre_;
  bool keeps_ties_;
};

using ByPlace = std::vector<std::vector<std::int64_t>>;

/// A comparator that rounds may answer otherwise whenever it is asked, and one that meets a NaN may order nothing.
ByPlace anything_anywhere(std::int64_t length) {
  const auto n = static_cast<std::size_t>(length);
  if (length > kMaxDistance) return ByPlace(n);
  std::vector<std::int64_t> all(n);
  std::iota(all.begin(), all.end(), std::int64_t{0});
  return {n, all};
}

/// What is known of the comparisons of all fibres (Ordering).
struct Certainty {
  bool comparator_is_exact = false;
  bool knows_nan = false;
};

/// Nothing where nothing is known: what a sort makes of elements that the function does not order (NaN in a plain
/// comparison) is anybody's.
ByPlace elements_by_place(const FibrePairs& fibre, const Certainty& certainty) {
  const ByPlace nothing(static_cast<std::size_t>(fibre.length()));
  if (fibre.are_certain() || !fibre.may_be_ordered()) return nothing;
  const bool is_one_order = certainty.comparator_is_exact && (certainty.knows_nan || fibre.are_all_ordered());
  if (!is_one_order) return anything_anywhere(fibre.length());
  const auto reach = fibre.reach();
  return reach ? fibre.elements_by_place(*reach) : nothing;
}

/// Gives the places of a fibre what they may have.
void put(const ByPlace& by_place, std::int64_t fibre, SortedPlaces& out) {
  for (std::size_t i = 0; i < by_place.size(); ++i) {
    const std::vector<std::int64_t>& elements = by_place[i];
    const std::size_t place = out.sorted.at(static_cast<std::int64_t>(i), fibre);
    const bool is_known = !elements.empty() && std::ssize(elements) <= kMaxDistance;
    out.sorted.elements[place] = is_known ? elements.front() : kUncertain;
    if (is_known && elements.size() > 1) out.choices.push_back({place, elements});
  }
}

/// Each run of ties of a fibre in every rotation; nothing of fibres with a run that is too long.
ByPlace rotations(const Sorted& sorted, const std::vector<std::int64_t>& run, std::int64_t f) {
  ByPlace out(static_cast<std::size_t>(sorted.length));
  for (std::int64_t first = 0, end = 0; first < sorted.length; first = end) {
    for (end = first + 1; end < sorted.length && run[sorted.at(end, f)] == run[sorted.at(first, f)];) ++end;
    if (end - first > kMaxDistance) return ByPlace(out.size());
    for (std::int64_t i = first; i < end; ++i)
      for (std::int64_t k = 0; k < end - first; ++k)
        out[static_cast<std::size_t>(i)].push_back(
            sorted.elements[sorted.at(first + (i - first + k) % (end - first), f)]);
  }
  return out;
}

/// So many places have room for the answers about those that are near.
constexpr std::int64_t kMostPlaces = 1 << 18;

}  // namespace

std::int64_t SortedPlaces::most_elements() const {
  std::int64_t out = 1;
  for (const Choice& c : choices) out = std::max(out, std::ssize(c.elements));
  return out;
}

std::vector<std::int64_t> SortedPlaces::nth(std::int64_t n) const {
  std::vector<std::int64_t> out = sorted.elements;
  for (const Choice& c : choices) out[c.place] = c.elements[static_cast<std::size_t>(n) % c.elements.size()];
  return out;
}

SortedPlaces places_of(const Ordering& ordering, const Sorted& sorted, bool ties_are_free,
                       std::vector<bool> uncertain) {
  const std::vector<std::int64_t> run = runs_of_ties(ordering, sorted);
  if (!ordering.failed()) find_disorder(ordering, sorted, run, uncertain);
  SortedPlaces out{sorted, {}};
  const bool any = std::ranges::find(uncertain, true) != uncertain.end();
  const bool is_small = std::ssize(sorted.elements) <= kMostPlaces;
  std::optional<NearPairs> pairs;
  Certainty certainty;
  if (any && is_small && !ordering.failed()) {
    pairs.emplace(ordering, sorted);
    certainty = {ordering.is_exact(), ordering.knows_nan()};
  }
  for (std::int64_t f = 0; f < sorted.fibres && !ordering.failed(); ++f) {
    if (!uncertain[static_cast<std::size_t>(f)] && !ties_are_free) continue;
    if (!uncertain[static_cast<std::size_t>(f)]) put(rotations(sorted, run, f), f, out);
    else if (!pairs) put(ByPlace(static_cast<std::size_t>(sorted.length)), f, out);
    else put(elements_by_place(FibrePairs(*pairs, f, !ties_are_free), certainty), f, out);
  }
  return out;
}

}  // namespace assay::oracle
