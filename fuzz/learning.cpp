#include "fuzz/learning.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace assay::fuzz {
namespace {

void collect(const program::Function& f, const program::Region& region, std::set<TypedOp>& out) {
  for (const auto& op : region.ops) {
    const auto v = op.operands.empty() ? op.first_result : op.operands[0];
    const bool is_typed = (!op.operands.empty() || op.results > 0) && f.type(v).is_tensor();
    if (is_typed) out.insert({op.record->index, f.type(v).element()});
    for (const auto& inner : op.regions) collect(f, inner, out);
  }
}

template <class Range>
void write(std::ostream& out, const char* name, const Range& masks) {
  out << name;
  for (std::size_t i = 0; i < masks.size(); ++i)
    if (masks[i] != 0) out << ' ' << i << ':' << masks[i];
  out << '\n';
}

/// Calls f(index, number) for every `index:number` of the line.
template <class F>
bool read_pairs(std::istream& in, F f) {
  std::uint64_t index = 0, number = 0;
  char colon = 0;
  while (in >> index >> colon >> number) {
    if (colon != ':' || !f(index, number)) return false;
  }
  return in.eof();
}

template <class T>
bool read_into(std::istream& in, std::vector<T>& out) {
  return read_pairs(in, [&](std::uint64_t index, std::uint64_t number) {
    if (index >= out.size()) return false;
    out[index] = static_cast<T>(number);
    return true;
  });
}

}  // namespace

std::vector<TypedOp> typed_ops(const program::Module& module) {
  std::set<TypedOp> out;
  for (const auto& f : module.functions) collect(f, f.body, out);
  return {out.begin(), out.end()};
}

Learning::Learning(std::uint32_t cells, std::size_t records) : unsupported_(records), works_(records) {
  steering_.seen.resize(cells);
  steering_.unsupported.resize(records);
}

void Learning::advance() {
  for (const auto& [cell, times] : seen_) steering_.seen[cell] += times;
  seen_.clear();
  steering_.unsupported = unsupported_;
}

void Learning::saw(const std::vector<std::uint32_t>& cells) {
  for (const auto cell : cells) ++seen_[cell];
}

void Learning::works(const std::vector<TypedOp>& ops) {
  for (const auto& op : ops) works_[static_cast<std::size_t>(op.record)] |= spec::set_of(op.element);
}

const TypedOp* Learning::unsupported(const std::vector<TypedOp>& ops) {
  const TypedOp* to_blame = nullptr;
  for (const auto& op : ops) {
    if (works_[static_cast<std::size_t>(op.record)] & spec::set_of(op.element)) continue;
    if (to_blame) return nullptr;
    to_blame = &op;
  }
  if (to_blame) unsupported_[static_cast<std::size_t>(to_blame->record)] |= spec::set_of(to_blame->element);
  return to_blame;
}

std::string Learning::text() const {
  std::ostringstream out;
  write(out, "seen", steering_.seen);
  out << "block";
  for (const auto& [cell, times] : seen_) out << ' ' << cell << ':' << times;
  out << '\n';
  write(out, "steering", steering_.unsupported);
  write(out, "unsupported", unsupported_);
  write(out, "works", works_);
  for (const auto& [key, times] : suspects_) out << "suspect " << times << ' ' << key << '\n';
  return out.str();
}

Result<void> Learning::restore(const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream in(line);
    std::string name;
    in >> name;
    bool good = true;
    if (name == "seen") good = read_into(in, steering_.seen);
    else if (name == "steering") good = read_into(in, steering_.unsupported);
    else if (name == "unsupported") good = read_into(in, unsupported_);
    else if (name == "works") good = read_into(in, works_);
    else if (name == "block")
      good = read_pairs(in, [&](std::uint64_t cell, std::uint64_t n) { seen_[static_cast<std::uint32_t>(cell)] = static_cast<std::uint32_t>(n); return cell < steering_.seen.size(); });
    else if (name == "suspect") {
      std::uint64_t times = 0;
      std::string key;
      good = static_cast<bool>(in >> times) && std::getline(in >> std::ws, key);
      suspects_[key] = times;
    } else good = false;
    if (!good) return fail("the campaign's state in the database is damaged: " + line.substr(0, 40), "", ErrorKind::kEnvironment);
  }
  return {};
}

}  // namespace assay::fuzz
