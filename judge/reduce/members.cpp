#include <algorithm>
#include <set>

#include "judge/reduce/regions.h"
#include "program/edit/reads.h"

/// Removal of one member from the groups of an op.
namespace assay::judge {
namespace {

using program::Editor;

/// Member `member` of every group of `size` values; the groups of an op go together.
struct Member {
  std::size_t size = 0;
  std::size_t member = 0;
};

/// How the arguments of a region belong to members: `a0 a1 b0 b1` as in a reduction, or `a0 b0 a1 b1`
/// as in a sort.
enum class Layout { kBlocks, kPairs };

bool is_of(std::size_t argument, std::size_t arguments, const Member& m, Layout layout) {
  if (arguments % m.size != 0) return false;
  return (layout == Layout::kBlocks ? argument % m.size : argument / (arguments / m.size)) == m.member;
}

bool is_read(const Region& region, ValueId v) {
  if (std::ranges::find(region.returns, v) != region.returns.end()) return true;
  return std::ranges::any_of(region.ops, [&](const Op& op) { return does_read(op, v); });
}

/// Flat positions of these slots that are not the member's.
std::vector<std::size_t> others(const Op& op, std::span<const int> slots, std::size_t flat, const Member& m) {
  std::vector<std::size_t> out;
  const auto sizes = program::group_sizes(op, slots, flat, "");
  std::size_t at = 0;
  for (const std::uint32_t size : *sizes) {
    for (std::uint32_t k = 0; k < size; ++k)
      if (size != m.size || k != m.member) out.push_back(at + k);
    at += size;
  }
  return out;
}

/// Takes the member's arguments and yields out of a region; a use of such an argument reads another
/// one of its type instead.
bool drop_from(Region& region, Editor& edit, const Member& m, Layout layout, bool yields_members) {
  std::vector<ValueId> kept, dropped;
  const std::size_t n = region.arguments.size();
  for (std::size_t i = 0; i < n; ++i) (is_of(i, n, m, layout) ? dropped : kept).push_back(region.arguments[i]);
  if (yields_members && region.returns.size() == m.size)
    region.returns.erase(region.returns.begin() + static_cast<std::ptrdiff_t>(m.member));
  auto now = edit.identity();
  for (const ValueId v : dropped) {
    const auto instead = std::ranges::find_if(kept, [&](ValueId k) { return edit.f.type(k) == edit.f.type(v); });
    if (instead != kept.end()) now[v] = *instead;
    else if (is_read(region, v)) return false;
  }
  region.arguments = kept;
  edit.replace_reads(region, now);
  return true;
}

/// New values for the results that are left; false where something reads one that is not.
bool drop_results(Editor& edit, Op& op, const std::vector<std::size_t>& left) {
  const ValueId first = op.first_result;
  std::vector<ValueId> renewed;
  for (const std::size_t k : left) renewed.push_back(edit.new_value(edit.f.type(first + static_cast<ValueId>(k))));
  auto now = edit.identity();
  for (std::uint32_t k = 0; k < op.results; ++k) {
    const auto at = std::ranges::find(left, k);
    if (at != left.end()) now[first + k] = renewed[static_cast<std::size_t>(at - left.begin())];
    else if (is_read(edit.f.body, first + k)) return false;
  }
  if (!renewed.empty()) op.first_result = renewed[0];
  op.results = static_cast<std::uint32_t>(renewed.size());
  edit.replace_reads(edit.f.body, now);
  return true;
}

std::optional<Edited> without_member(const Module& module, std::size_t index, const Member& m, Layout layout) {
  Editor edit(module);
  Op op = edit.f.body.ops[index];
  const spec::Record& record = *op.record;
  std::vector<ValueId> operands;
  for (const std::size_t k : others(op, record.operands, op.operands.size(), m)) operands.push_back(op.operands[k]);
  const auto left = others(op, record.results, op.results, m);
  const bool yields_members = left.size() < op.results;
  for (Region& region : op.regions)
    if (!drop_from(region, edit, m, layout, yields_members)) return std::nullopt;
  if (!drop_results(edit, op, left)) return std::nullopt;
  op.operands = edit.module.arena->copy(std::span<const ValueId>(operands));
  edit.f.body.ops[index] = std::move(op);
  return edit.finish();
}

/// Sizes of the groups of more than one member.
std::set<std::size_t> group_sizes_of(const Op& op) {
  std::set<std::size_t> out;
  for (const auto& [slots, flat] : {std::pair{std::span<const int>(op.record->operands), op.operands.size()},
                                    std::pair{std::span<const int>(op.record->results), std::size_t{op.results}}}) {
    const auto sizes = program::group_sizes(op, slots, flat, "");
    if (sizes) out.insert(sizes->begin(), sizes->end());
  }
  return {out.upper_bound(1), out.end()};
}

}  // namespace

std::vector<Edited> without_members(const Module& module, std::size_t index) {
  std::vector<Edited> out;
  const Op& op = module.entry()->body.ops[index];
  for (const std::size_t size : group_sizes_of(op))
    for (std::size_t member = size; member-- > 0;)
      for (const Layout layout : {Layout::kBlocks, Layout::kPairs})
        if (auto edited = without_member(module, index, {size, member}, layout)) {
          out.push_back(*std::move(edited));
          break;
        }
  return out;
}

}  // namespace assay::judge
