#include "oracle/envelope/unions.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>

#include "oracle/numerics/range.h"

namespace assay::oracle {
namespace {

struct Union {
  std::array<Cell, kMostPieces> pieces;
  std::size_t count;
};

constexpr std::size_t kChunkSize = 256;
constexpr std::size_t kMostChunks = std::size_t{1} << (24 - 8);
/// Of one run: beyond it sets are hulls, so that a run takes bounded memory and none the numbers of another.
constexpr std::size_t kMostChunksOfRun = kMostChunks / 64;
static_assert(kChunkSize * kMostChunks == std::size_t{1} << (32 - kFirstOpeningBit));

/// The unions of all runs that stand, in chunks that a run takes and gives back.
class Chunks {
 public:
  std::optional<std::uint32_t> take() {
    const std::lock_guard lock(mutex_);
    if (free_.empty() && made_ == kMostChunks) return std::nullopt;
    const std::uint32_t number = free_.empty() ? made_++ : free_.back();
    if (free_.empty()) all_[number].store(new Union[kChunkSize], std::memory_order_release);
    else free_.pop_back();
    return number;
  }
  void give_back(std::span<const std::uint32_t> numbers) {
    const std::lock_guard lock(mutex_);
    free_.insert(free_.end(), numbers.begin(), numbers.end());
  }
  Union& at(std::uint32_t number) const {
    return all_[number / kChunkSize].load(std::memory_order_acquire)[number % kChunkSize];
  }

 private:
  std::mutex mutex_;
  std::uint32_t made_ = 0;
  std::vector<std::uint32_t> free_;
  std::array<std::atomic<Union*>, kMostChunks> all_{};
};

/// Never destroyed: sets may be read while the program ends.
Chunks& chunks() {
  static Chunks* const all = new Chunks;
  return *all;
}

Cell union_cell(const Cell& hull, std::uint32_t number) {
  Cell c = hull;
  c.flags |= kUnion | number << kFirstOpeningBit;
  return c;
}

}  // namespace

std::span<const AcceptanceSet> pieces_of(const AcceptanceSet& c) {
  if (!is_union(c)) return {&c, 1};
  const Union& u = chunks().at(c.flags >> kFirstOpeningBit);
  return std::span(u.pieces).first(u.count);
}

Unions::~Unions() { chunks().give_back(chunks_); }

std::optional<std::uint32_t> Unions::add(std::span<const Cell> pieces) {
  const std::lock_guard lock(mutex_);
  if (chunks_.empty() || used_ == kChunkSize) {
    if (chunks_.size() == kMostChunksOfRun) return std::nullopt;
    const auto chunk = chunks().take();
    if (!chunk) return std::nullopt;
    chunks_.push_back(*chunk);
    used_ = 0;
  }
  const auto number = static_cast<std::uint32_t>(chunks_.back() * kChunkSize + used_++);
  Union& u = chunks().at(number);
  std::ranges::copy(pieces, u.pieces.begin());
  u.count = pieces.size();
  return number;
}

// ---- Building -----------------------------------------------------------------------------------

Cell UnionBuilder::joined(const Cell& a, const Cell& b) const {
  return spec::is_float(type_) ? hull(a, b) : integer_hull(type_, a, b);
}

bool UnionBuilder::is_before(const Cell& a, const Cell& b) const {
  if (spec::is_float(type_)) return a.low < b.low;
  return wide(type_, a.integer_low) < wide(type_, b.integer_low);
}

/// Whether no value of the type lies between them.
bool UnionBuilder::touch(const Cell& below, const Cell& above) const {
  if (spec::is_float(type_)) return above.low <= below.high || next_up(type_, below.high) >= above.low;
  return wide(type_, above.integer_low) <= wide(type_, below.integer_high) + 1;
}

void UnionBuilder::add(const Cell& set) {
  if (is_unconstrained(set)) open_ = open_ ? joined(*open_, set) : set;
  else if (must_nan(set)) nan_ = nan_ ? hull(*nan_, set) : set;
  if (is_unconstrained(set) || must_nan(set)) return;
  may_nan_ |= spec::is_float(type_) && may_nan(set);
  for (const Cell& piece : pieces_of(set)) insert(piece);
}

void UnionBuilder::insert(const Cell& interval) {
  std::size_t at = count_++;
  for (; at > 0 && is_before(interval, pieces_[at - 1]); --at) pieces_[at] = pieces_[at - 1];
  pieces_[at] = interval;
  join_touching();
  if (count_ > kMostPieces) join_nearest();
}

void UnionBuilder::join_touching() {
  std::size_t last = 0;
  for (std::size_t k = 1; k < count_; ++k) {
    if (touch(pieces_[last], pieces_[k])) pieces_[last] = joined(pieces_[last], pieces_[k]);
    else pieces_[++last] = pieces_[k];
  }
  count_ = last + 1;
}

double UnionBuilder::gap_after(std::size_t k) const {
  if (spec::is_float(type_)) return pieces_[k + 1].low - pieces_[k].high;
  return static_cast<double>(wide(type_, pieces_[k + 1].integer_low) - wide(type_, pieces_[k].integer_high));
}

void UnionBuilder::join_nearest() {
  std::size_t nearest = 0;
  for (std::size_t k = 1; k + 1 < count_; ++k)
    if (gap_after(k) < gap_after(nearest)) nearest = k;
  pieces_[nearest] = joined(pieces_[nearest], pieces_[nearest + 1]);
  std::copy(pieces_.begin() + static_cast<std::ptrdiff_t>(nearest) + 2,
            pieces_.begin() + static_cast<std::ptrdiff_t>(count_),
            pieces_.begin() + static_cast<std::ptrdiff_t>(nearest) + 1);
  --count_;
}

Cell UnionBuilder::finish(Unions& unions) const {
  if (count_ == 0) return open_ ? *open_ : *nan_;
  Cell all = pieces_[0];
  for (std::size_t k = 1; k < count_; ++k) all = joined(all, pieces_[k]);
  if (open_) return joined(*open_, all);
  if (may_nan_ || nan_) all.flags |= kMayNan;
  if (count_ == 1) return all;
  const auto number = unions.add(std::span(pieces_).first(count_));
  return number ? union_cell(all, *number) : all;
}

Cell either(Unions& unions, ElementType e, const Cell& a, const Cell& b) {
  UnionBuilder all(e);
  all.add(a);
  all.add(b);
  return all.finish(unions);
}

bool are_same_sets(const Cell& a, const Cell& b) {
  const auto same = [](const Cell& x, const Cell& y) { return are_equal(x, y) && x.flags == y.flags; };
  const auto flags = [](const Cell& c) { return c.flags & ~kOpeningFlags; };
  if (!are_equal(a, b) || flags(a) != flags(b)) return false;
  return !is_union(a) || std::ranges::equal(pieces_of(a), pieces_of(b), same);
}

}  // namespace assay::oracle
