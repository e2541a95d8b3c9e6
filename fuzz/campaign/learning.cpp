#include "fuzz/campaign/learning.h"

#include <algorithm>
#include <sstream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "program/edit/walk.h"

namespace assay::fuzz {
namespace {

template <class Range> void write(std::ostream& out, const char* name, const Range& masks) {
  out << name;
  for (std::size_t i = 0; i < masks.size(); ++i)
    if (masks[i] != 0) out << ' ' << i << ':' << masks[i];
  out << '\n';
}

/// Calls f(index, number) for every `index:number` of the line.
template <class F> bool read_pairs(std::istream& in, F f) {
  std::uint64_t index = 0, number = 0;
  char colon = 0;
  while (in >> index >> colon >> number) {
    if (colon != ':' || !f(index, number)) return false;
  }
  return in.eof();
}

template <class T> bool read_into(std::istream& in, std::vector<T>& out) {
  return read_pairs(in, [&](std::uint64_t index, std::uint64_t number) {
    if (index >= out.size()) return false;
    out[index] = static_cast<T>(number);
    return true;
  });
}

void write(std::ostream& out, const char* name, const std::set<std::set<int>>& programs) {
  for (const auto& records : programs) out << fmt::format("{} {}\n", name, fmt::join(records, " "));
}

std::set<int> records_of(const std::vector<TypedOp>& ops) {
  std::set<int> out;
  for (const TypedOp& op : ops) out.insert(op.record);
  return out;
}

std::vector<std::size_t> arms_of(const std::set<int>& numbers) { return {numbers.begin(), numbers.end()}; }

std::vector<std::size_t> element_arms_of(const std::vector<TypedOp>& ops) {
  std::set<int> out;
  for (const TypedOp& op : ops) out.insert(static_cast<int>(op.element));
  return arms_of(out);
}

/// Of all of these or of none.
bool restore_energy(std::istream& in, std::size_t arms, std::vector<std::uint32_t>& out) {
  if ((in >> std::ws).eof()) return true;
  out.resize(arms);
  return read_into(in, out);
}

/// Adds those arms that programs had; `name` gives the name of an arm.
template <class Name> void add(std::vector<Energy>& out, const PowerSchedule& schedule, Name name) {
  const std::vector<std::uint32_t> energies = schedule.energies();
  for (std::size_t arm = 0; arm < energies.size(); ++arm)
    if (schedule.programs(arm) != 0)
      out.push_back({std::string(name(arm)), schedule.programs(arm), schedule.causes(arm),
                     static_cast<double>(energies[arm]) / generator::kUsualEnergy});
}

/// Stands for the type of an op on tokens alone.
constexpr auto kOfNoTensor = spec::ElementType::i1;

}  // namespace

std::string name_of(const TypedOp& op) {
  const auto& record = spec::Records::in_force().all()[static_cast<std::size_t>(op.record)];
  return fmt::format("{} {}", record.mnemonic, spec::name(op.element));
}

TypedOp typed_op(const program::Function& f, const program::Op& op) {
  return TypedOp{op.record->index, program::first_element(f, op).value_or(kOfNoTensor)};
}

std::vector<TypedOp> typed_ops(const program::Module& module) {
  std::set<TypedOp> out;
  for (const auto& f : module.functions) each_op(f.body, [&](const program::Op& op) { out.insert(typed_op(f, op)); });
  return {out.begin(), out.end()};
}

Learning::Learning(std::uint32_t points, std::size_t records)
    : unsupported_(records), works_(records), composed_(records), steering_composed_(records), ops_(records) {
  steering_.seen.resize(points);
  steering_.unsupported.resize(records);
}

void Learning::advance() {
  for (const auto& [point, times] : seen_) steering_.seen[point] += times;
  seen_.clear();
  steering_.unsupported = unsupported_;
  steering_composed_ = composed_;
  steering_.op_energy = ops_.energies();
  steering_.element_energy = elements_.energies();
  known_to_hang_ = hanging_;
  avoiding_ = avoidance.telling();
}

void Learning::lacks(std::string_view dialect) {
  for (const spec::Record& record : spec::Records::in_force().all())
    if (record.dialect == dialect)
      (record.expansions.empty() ? unsupported_ : composed_)[static_cast<std::size_t>(record.index)] =
          ~std::uint64_t{0};
  steering_.unsupported = unsupported_;
  steering_composed_ = composed_;
}

void Learning::saw(const std::vector<std::uint32_t>& points) {
  for (const auto point : points) ++seen_[point];
}

void Learning::works(const std::vector<TypedOp>& ops) {
  for (const auto& op : ops) works_[static_cast<std::size_t>(op.record)] |= spec::set_of(op.element);
}

/// The only op that never worked.
const TypedOp* Learning::to_blame(const std::vector<TypedOp>& ops) const {
  const TypedOp* found = nullptr;
  for (const auto& op : ops) {
    if (works_[static_cast<std::size_t>(op.record)] & spec::set_of(op.element)) continue;
    if (found) return nullptr;
    found = &op;
  }
  return found;
}

void Learning::avoid(const TypedOp& op) {
  const auto record = static_cast<std::size_t>(op.record);
  const bool was_composed = (composed_[record] & spec::set_of(op.element)) != 0;
  const bool expands = !spec::Records::in_force().all()[record].expansions.empty();
  auto& masks = expands && !was_composed ? composed_ : unsupported_;
  masks[record] |= spec::set_of(op.element);
}

const TypedOp* Learning::unsupported(const std::vector<TypedOp>& ops) {
  const TypedOp* op = to_blame(ops);
  if (op) avoid(*op);
  return op;
}

const TypedOp* Learning::rejected(const std::vector<TypedOp>& ops) {
  const TypedOp* op = to_blame(ops);
  if (op && ++rejections_[*op] >= kRejections) avoid(*op);
  return op;
}

void Learning::tried(const std::vector<TypedOp>& ops) {
  ops_.tried(arms_of(records_of(ops)));
  elements_.tried(element_arms_of(ops));
}

void Learning::found(const std::string& cluster, const std::vector<TypedOp>& ops) {
  if (!clusters_.insert(cluster).second) return;
  ops_.found(arms_of(records_of(ops)));
  elements_.found(element_arms_of(ops));
}

std::vector<Energy> Learning::energies() const {
  std::vector<Energy> out;
  add(out, ops_, [](std::size_t record) { return spec::Records::in_force().all()[record].full_name(); });
  add(out, elements_, [](std::size_t element) { return spec::name(static_cast<spec::ElementType>(element)); });
  return out;
}

void Learning::hangs(const std::vector<TypedOp>& ops) {
  if (!ops.empty()) hanging_.insert(records_of(ops));
}

bool Learning::is_known_to_hang(const std::vector<TypedOp>& ops) const {
  const std::set<int> all = records_of(ops);
  return std::ranges::any_of(known_to_hang_,
                             [&](const std::set<int>& hang) { return std::ranges::includes(all, hang); });
}

std::string Learning::text() const {
  std::ostringstream out;
  write(out, "seen", steering_.seen);
  out << "block";
  for (const auto& [point, times] : seen_) out << ' ' << point << ':' << times;
  out << '\n';
  write(out, "steering", steering_.unsupported);
  write(out, "unsupported", unsupported_);
  write(out, "works", works_);
  write(out, "composing", steering_composed_);
  write(out, "composed", composed_);
  write(out, "hanging", hanging_);
  write(out, "hung", known_to_hang_);
  for (const auto& [op, times] : rejections_)
    out << "rejected " << op.record << ':' << static_cast<int>(op.element) << ' ' << times << '\n';
  for (const auto& [key, times] : suspects_) out << "suspect " << times << ' ' << key << '\n';
  for (const auto& cluster : clusters_) out << "cluster " << cluster << '\n';
  write(out, "op-energy", steering_.op_energy);
  write(out, "element-energy", steering_.element_energy);
  out << ops_.text("ops") << elements_.text("elements");
  return out.str() + avoidance.text("known") + avoiding_.text("avoiding");
}

bool Learning::restore_line(std::istream& in) {
  std::string name;
  in >> name;
  if (name == "seen") return read_into(in, steering_.seen);
  if (name == "steering") return read_into(in, steering_.unsupported);
  if (name == "unsupported") return read_into(in, unsupported_);
  if (name == "works") return read_into(in, works_);
  if (name == "composing") return read_into(in, steering_composed_);
  if (name == "composed") return read_into(in, composed_);
  if (name == "hanging") return restore_records(in, hanging_);
  if (name == "hung") return restore_records(in, known_to_hang_);
  if (name == "rejected") return restore_rejections(in);
  if (name == "suspect") return restore_suspect(in);
  if (name == "cluster") return restore_cluster(in);
  if (name == "op-energy") return restore_energy(in, works_.size(), steering_.op_energy);
  if (name == "element-energy") return restore_energy(in, spec::kElementTypes, steering_.element_energy);
  if (name == "ops") return ops_.restore(in);
  if (name == "elements") return elements_.restore(in);
  if (name == "known") return avoidance.restore(in);
  if (name == "avoiding") return avoiding_.restore(in);
  return name == "block" && read_pairs(in, [&](std::uint64_t point, std::uint64_t n) {
           seen_[static_cast<std::uint32_t>(point)] = static_cast<std::uint32_t>(n);
           return point < steering_.seen.size();
         });
}

bool Learning::restore_rejections(std::istream& in) {
  std::size_t record = 0;
  int element = 0;
  std::uint64_t times = 0;
  char colon = 0;
  if (!(in >> record >> colon >> element >> times) || record >= works_.size() || element < 0) return false;
  rejections_[{static_cast<int>(record), static_cast<spec::ElementType>(element)}] = times;
  return element < spec::kElementTypes;
}

bool Learning::restore_records(std::istream& in, std::set<std::set<int>>& programs) const {
  std::set<int> records;
  for (int record = 0; in >> record;) {
    if (record < 0 || static_cast<std::size_t>(record) >= works_.size()) return false;
    records.insert(record);
  }
  programs.insert(records);
  return in.eof() && !records.empty();
}

bool Learning::restore_suspect(std::istream& in) {
  std::uint64_t times = 0;
  std::string key;
  if (!(in >> times) || !std::getline(in >> std::ws, key)) return false;
  suspects_[key] = times;
  return true;
}

bool Learning::restore_cluster(std::istream& in) {
  std::string key;
  return std::getline(in >> std::ws, key) && clusters_.insert(key).second;
}

Result<void> Learning::restore(const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream in(line);
    if (!restore_line(in))
      return fail("the campaign's state in the database is damaged: " + line.substr(0, 40), "",
                  ErrorKind::kEnvironment);
  }
  return {};
}

}  // namespace assay::fuzz
