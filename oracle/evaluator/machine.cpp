#include "oracle/evaluator/machine.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "oracle/check.h"
#include "oracle/evaluator/arrays/quantization.h"
#include "oracle/evaluator/formula/formula.h"
#include "program/composites.h"
#include "program/effects.h"
#include "spec/held_values.h"
#include "spec/language/walk.h"

/// Functions, regions and ops in order; what an op means is a formula's business.
namespace assay::oracle {

using program::Op;
using program::Region;
using spec::Record;

namespace {

constexpr int kMaxDepth = 256;

bool is_scalar(spec::Type t) { return t.is_tensor() && t.rank() == 0; }

}  // namespace

/// Its instance with the plan's names bound, and its groups.
struct CompiledOp {
  spec::Arena arena;
  spec::Instance instance;
  std::vector<std::uint32_t> operand_groups, region_groups, result_groups;
  std::vector<spec::Type> results;
  std::string meeting;  ///< of a collective: its op and all of its attributes, which every member of the group shares
  bool is_dynamic = false;                    ///< the text leaves dimensions open
  bool has_run_time_laws = false;             ///< ... or what an operand holds may break a law
  bool calls_dynamic = false;                 ///< ... of a region or function
  std::optional<program::Module> stands_for;  ///< the op whose results it may give as well, as a program of its own
};

Preparation::Preparation() = default;
Preparation::~Preparation() = default;
Preparation::Preparation(Preparation&&) noexcept = default;
Preparation& Preparation::operator=(Preparation&&) noexcept = default;

Preparation::Process& Preparation::of_process(std::size_t p) {
  while (processes_.size() <= p) processes_.push_back(std::make_unique<Process>());
  return *processes_[p];
}

Preparation::Process::Process() = default;
Preparation::Process::~Process() = default;

void Preparation::Process::forget_ops() {
  compiled.clear();
  vectorisable.clear();
  signatures.clear();
}

Machine::Machine(const Setting& setting)
    : setting_(setting), budget_(setting.limits, setting.started),
      live_bytes_(std::make_shared<std::atomic<std::int64_t>>(0)),
      own_(setting_.known == nullptr ? std::make_unique<Preparation::Process>() : nullptr),
      known_(own_ ? *own_ : *setting_.known) {
  static const Meanings as_the_records_say;
  if (setting_.meanings == nullptr) setting_.meanings = &as_the_records_say;
}

Machine::~Machine() = default;

void Machine::raise(Error e) {
  if (!fault_.error) fault_.error = std::move(e);
}

bool Machine::count_steps(std::int64_t n) { return is_within(budget_.take_steps(n)); }

bool Machine::count_work(std::int64_t elements) { return is_within(budget_.take_work(elements)); }

/// The error names the op of the entry function that the budget went to, whatever it calls.
bool Machine::is_within(const std::optional<std::string>& exceeded) {
  if (exceeded) {
    const std::string place = outermost_ != nullptr ? program::where(outermost_->place) : "";
    raise({outermost_op() + *exceeded, place, ErrorKind::kUnsupported});
  }
  return !fault_.raised();
}

/// `@main, op 3 (stablehlo.while): `.
std::string Machine::outermost_op() const {
  if (outermost_ == nullptr) return "";
  const auto& ops = entry_->body.ops;
  const auto found = std::ranges::find(ops, outermost_, [](const Op& op) { return &op; });
  const std::string number = found == ops.end() ? "" : " " + std::to_string(found - ops.begin());
  return "@" + entry_->name + ", op" + number + " (" + outermost_->record->full_name() + "): ";
}

std::int64_t Machine::elements_at_once(std::int64_t n) const {
  constexpr std::int64_t kAtOnce = 1024;
  return setting_.limits.time == kNoLimit ? n : std::min(n, kAtOnce);
}

bool Machine::has_room_to_work(std::int64_t bytes) {
  if (*live_bytes_ + bytes <= setting_.limits.bytes) return true;
  raise({outermost_op() + "it needs " + std::to_string(bytes) +
             " bytes to work in, which exceeds the memory limit of " + std::to_string(setting_.limits.bytes) + " bytes",
         "", ErrorKind::kUnsupported});
  return false;
}

bool Machine::has_room_for(const spec::Type& type) {
  if (!type.is_tensor() || !type.is_static()) {
    raise({"not supported yet: a result of type " + type.text(), "", ErrorKind::kUnsupported});
    return false;
  }
  const auto size = static_cast<std::int64_t>(domain().cell_size(type.element()));
  const std::int64_t n = type.elements();
  if (n > setting_.limits.bytes / size || *live_bytes_ + n * size > setting_.limits.bytes) {
    raise({"a tensor of type " + type.text() + " exceeds the memory limit of " + std::to_string(setting_.limits.bytes) +
               " bytes",
           "", ErrorKind::kUnsupported});
    return false;
  }
  return true;
}

Buffer<std::byte> Machine::allocate_result(const spec::Type& type) {
  if (!has_room_for(type)) return {};
  const std::int64_t bytes = type.elements() * static_cast<std::int64_t>(domain().cell_size(type.element()));
  *live_bytes_ += bytes;
  auto cells = std::make_unique_for_overwrite<std::byte[]>(static_cast<std::size_t>(std::max<std::int64_t>(bytes, 1)));
  return Buffer<std::byte>(std::move(cells), [live = live_bytes_, bytes](const std::byte* p) {
    *live -= bytes;
    delete[] p;
  });
}

std::int64_t Machine::bytes_of(const RuntimeValue& v) {
  std::int64_t bytes = 0;
  for (const RuntimeValue& member : v.members) bytes += bytes_of(member);
  if (!v.type.is_tensor()) return bytes;
  return v.type.elements() * static_cast<std::int64_t>(domain().cell_size(v.type.element()));
}

/// Arguments are live while the program runs.
bool Machine::hold(std::span<const RuntimeValue> arguments) {
  for (const RuntimeValue& v : arguments) *live_bytes_ += bytes_of(v);
  if (*live_bytes_ <= setting_.limits.bytes) return true;
  raise({"its arguments exceed the memory limit of " + std::to_string(setting_.limits.bytes) + " bytes", "",
         ErrorKind::kUnsupported});
  return false;
}

/// Whoever asked for the outputs makes tensors of them, one after the other.
bool Machine::has_room_for_copies(std::span<const RuntimeValue> outputs) {
  std::int64_t bytes = 0;
  for (const RuntimeValue& v : outputs) bytes += bytes_of(v);
  if (bytes <= setting_.limits.bytes / 2) return true;
  raise({"its outputs of " + std::to_string(bytes) + " bytes and their copies exceed the memory limit of " +
             std::to_string(setting_.limits.bytes) + " bytes",
         "", ErrorKind::kUnsupported});
  return false;
}

// ---- functions and regions ---------------------------------------------------------------------

Result<std::vector<RuntimeValue>> Machine::run(const program::Function& f, std::vector<RuntimeValue> arguments) {
  std::vector<RuntimeValue> out;
  if (hold(arguments)) out = call_function(f, std::move(arguments));
  if (!fault_.error) has_room_for_copies(out);
  if (fault_.error) return tl::unexpected<Error>(*fault_.error);
  return out;
}

std::vector<RuntimeValue> Machine::call_function(const program::Function& f, std::vector<RuntimeValue> arguments) {
  if (depth_ == kMaxDepth) {
    raise({"calls nested deeper than " + std::to_string(kMaxDepth) + " at @" + f.name, program::where(f.place),
           ErrorKind::kUnsupported});
    return {};
  }
  if (!count_steps(1)) return {};
  Activation frame{&f, std::vector<RuntimeValue>(f.types.size())};
  Activation* const before = frame_;
  frame_ = &frame;
  ++depth_;
  auto out = call_region(f.body, std::move(arguments));
  --depth_;
  frame_ = before;
  return out;
}

std::vector<RuntimeValue> Machine::call_region(const Region& region, std::vector<RuntimeValue> arguments) {
  if (arguments.size() != region.arguments.size()) {
    raise({std::to_string(arguments.size()) + " arguments for " + std::to_string(region.arguments.size()),
           program::where(region.place), ErrorKind::kInvalid});
    return {};
  }
  for (std::size_t k = 0; k < arguments.size(); ++k) frame_->values[region.arguments[k]] = std::move(arguments[k]);
  if (!run_ops(region)) return {};
  std::vector<RuntimeValue> out;
  for (const program::ValueId v : region.returns) out.push_back(frame_->values[v]);
  return out;
}

bool Machine::run_ops(const Region& region) {
  return std::all_of(region.ops.begin(), region.ops.end(), [&](const Op& op) { return run_op(op); });
}

std::vector<RuntimeValue> Machine::call(const FunctionTerm& f, std::vector<RuntimeValue> arguments) {
  return f.callee != nullptr ? call_function(*f.callee, std::move(arguments))
                             : call_region(*f.region, std::move(arguments));
}

const spec::Signature& Machine::signature(const FunctionTerm& f) {
  const void* key = f.callee != nullptr ? static_cast<const void*>(f.callee) : f.region;
  auto [it, is_new] = known_.signatures.try_emplace(key);
  if (!is_new) return it->second;
  const Region& r = f.callee != nullptr ? f.callee->body : *f.region;
  const program::Function& owner = f.callee != nullptr ? *f.callee : *frame_->function;
  for (const auto v : r.arguments) it->second.inputs.push_back(owner.types[v]);
  for (const auto v : r.returns) it->second.outputs.push_back(owner.types[v]);
  return it->second;
}

Result<void> Machine::step(Activation& frame, const Op& op) {
  known_.forget_ops();
  budget_.begin_anew();
  frame_ = &frame;
  run_op(op);
  frame_ = nullptr;
  if (!fault_.error) return {};
  const Error e = *fault_.error;
  fault_ = {};
  return tl::unexpected<Error>(e);
}

// ---- ops ---------------------------------------------------------------------------------------

namespace {

Operation operation_of(const Op& op, const CompiledOp& c, std::span<const RuntimeValue> operands) {
  return {c.instance, operands, c.operand_groups, op.regions, c.region_groups, c.result_groups, c.results};
}

std::string meeting_of(const Op& op) {
  std::string name = op.record->full_name();
  for (const spec::Value& v : op.attributes) name += " " + spec::to_string(v);
  return name;
}

}  // namespace

const CompiledOp* Machine::compiled(const Op& op) {
  auto& entry = known_.compiled[&op];
  if (entry) return entry.get();
  auto c = std::make_unique<CompiledOp>();
  const Record& record = *op.record;
  auto made = program::instance(*setting_.module, *frame_->function, op, c->arena);
  if (!made) return raise(made.error()), nullptr;
  c->instance = *made;
  c->instance.grid = setting_.grid;
  for (std::uint32_t k = 0; k < op.results; ++k) c->results.push_back(frame_->function->types[op.first_result + k]);
  c->is_dynamic = spec::is_dynamic(c->instance);
  c->has_run_time_laws = c->is_dynamic || record.facts.reads_values;
  const auto is_open = [&](int slot) { return spec::is_dynamic(c->instance[slot]); };
  c->calls_dynamic = std::ranges::any_of(record.regions, is_open) || std::ranges::any_of(record.attributes, is_open);
  if (!record.opaque && !c->is_dynamic && !spec::bind(c->instance, c->arena)) {
    raise({record.full_name() + ": its operands do not fit its plan", program::where(op.place), ErrorKind::kInvalid});
    return nullptr;
  }
  const auto groups = [&](const std::vector<int>& slots, std::size_t flat, const char* what,
                          std::vector<std::uint32_t>& out) {
    auto sizes = program::group_sizes(op, slots, flat, what);
    if (!sizes) return raise(sizes.error()), false;
    out = std::move(*sizes);
    return true;
  };
  if (!groups(record.operands, op.operands.size(), "operand", c->operand_groups) ||
      !groups(record.regions, op.regions.size(), "region", c->region_groups) ||
      !groups(record.results, op.results, "result", c->result_groups)) {
    return nullptr;
  }
  if (record.facts.communicates) c->meeting = meeting_of(op);
  c->stands_for = program::op_stood_for(*frame_->function, op);
  entry = std::move(c);
  return entry.get();
}

bool Machine::run_op(const Op& op) {
  if (fault_.raised()) return false;
  if (run_depth_ == 0) {
    entry_ = frame_->function;
    outermost_ = &op;
  }
  if (!is_within(budget_.take_op())) return false;
  const Op* const around = std::exchange(now_, &op);
  if (++run_depth_ > kMaxDepth) {
    raise(
        {"regions nested deeper than " + std::to_string(kMaxDepth), program::where(op.place), ErrorKind::kUnsupported});
  } else if (const auto check = check_of(op)) {
    run_check(op, *check);
  } else if (program::is_assertion(op)) {
    run_assertion(op);
  } else if (op.record->effect.kind == spec::EffectKind::kGrid) {
    run_processes(op);
  } else if (op.record->opaque || (op.record->means.empty() && op.record->puts.empty())) {
    raise(
        {"not supported yet: evaluating " + op.record->full_name(), program::where(op.place), ErrorKind::kUnsupported});
  } else if (const CompiledOp* c = compiled(op)) {
    run_meaning(op, *c);
  }
  --run_depth_;
  now_ = around;
  if (fault_.error && fault_.error->place.empty()) fault_.error->place = program::where(op.place);
  return !fault_.raised();
}

namespace {

bool refine(std::span<const RuntimeValue> values, std::span<const spec::Type> types) {
  return std::ranges::equal(values, types,
                            [](const RuntimeValue& v, spec::Type type) { return spec::refines(v.type, type); });
}

/// The types of an op's values as an instance has them: one, or a list of them for a group.
spec::Value types_of(const Record& record, int slot, std::span<const spec::Type> types, spec::Arena& arena) {
  if (record.names[static_cast<std::size_t>(slot)].dimensions.empty() && types.size() == 1)
    return spec::Value::type(types[0]);
  auto list = arena.array<spec::Value>(types.size());
  std::ranges::transform(types, list.begin(), [](spec::Type t) { return spec::Value::type(t); });
  return spec::Value::list(list);
}

}  // namespace

/// The numbers that an operand holds, where it holds integers.
spec::Value Machine::held_numbers(const RuntimeValue& v, spec::Arena& arena) {
  if (!v.type.is_tensor() || !spec::is_int(v.type.element())) return spec::Value::undefined();
  const std::int64_t n = v.type.elements();
  std::vector<std::int64_t> numbers(static_cast<std::size_t>(n));
  domain().to_integers(v.type.element(), v.cells.get(), n, numbers.data());
  if (std::ranges::find(numbers, kUncertain) != numbers.end()) return spec::Value::undefined();
  return spec::held_value(v.type.shape(), numbers, arena);
}

/// The op as its values have it: operands have their shapes, results those that the plan infers from the
/// operands' types and from the values that they hold. What nothing tells stays open. A law that the values break is an
/// error: it may have been undefined in the text.
std::unique_ptr<CompiledOp> Machine::typed_by_values(const Op& op, const CompiledOp& text,
                                                     std::span<const RuntimeValue> operands) {
  const Record& record = *op.record;
  auto c = std::make_unique<CompiledOp>();
  auto slots = c->arena.array<spec::Value>(text.instance.slots.size());
  std::ranges::copy(text.instance.slots, slots.begin());
  c->instance = {text.instance.record, slots, text.instance.grid};
  c->operand_groups = text.operand_groups;
  c->region_groups = text.region_groups;
  c->result_groups = text.result_groups;
  std::vector<spec::Value> held;
  for (std::size_t k = 0, first = 0; k < record.operands.size(); first += text.operand_groups[k++]) {
    const auto given = operands.subspan(first, text.operand_groups[k]);
    std::vector<spec::Type> types;
    for (const RuntimeValue& v : given) types.push_back(v.type);
    c->instance[record.operands[k]] = types_of(record, record.operands[k], types, c->arena);
    held.push_back(spec::held_by_operand(record, k, given, c->arena,
                                         [&](const RuntimeValue& v) { return held_numbers(v, c->arena); }));
  }
  c->instance.held = spec::held_by_slot(record, held, c->arena);
  if (const auto broken = spec::check(c->instance, c->arena); broken.law) {
    raise({broken.message, program::where(op.place), ErrorKind::kInvalid});
    return nullptr;
  }
  if (text.calls_dynamic) return c->results = text.results, std::move(c);
  if (!spec::infer_from_values(c->instance, held, c->arena)) {
    raise({record.full_name() + ": the shapes of its values do not fit its plan", program::where(op.place),
           ErrorKind::kInvalid});
    return nullptr;
  }
  for (std::size_t k = 0; k < record.results.size(); ++k) {
    const spec::Value& v = c->instance[record.results[k]];
    if (v.kind == spec::ValueKind::kType) c->results.push_back(v.as_type());
    for (std::uint32_t j = 0; v.is_list() && j < v.size; ++j) c->results.push_back(v.items[j].as_type());
  }
  if (c->results.size() != text.results.size()) c->results = text.results;
  return c;
}

void Machine::run_meaning(const Op& op, const CompiledOp& text) {
  std::vector<RuntimeValue> operands = operands_of(op);
  const auto typed = text.has_run_time_laws ? typed_by_values(op, text, operands) : nullptr;
  if (fault_.raised()) return;
  const CompiledOp& c = typed ? *typed : text;
  if (!text.meeting.empty() && setting_.grid.processes() > 1 && setting_.peers != nullptr)
    setting_.peers->publish(text.meeting, operands);
  const auto& means = setting_.meanings->of(*op.record);
  if (!vectorised_ && op.record->facts.spreads) domain().before_broadcast(operands, c.results);
  const bool reads_one =
      op.regions.empty() && std::ranges::adjacent_find(op.operands, std::not_equal_to()) == op.operands.end();
  if (reads_one) domain().read_once(true);
  auto results = evaluate_for_any_index(op, c, operands, means);
  if (reads_one) domain().read_once(false);
  // An edit that makes no sense for these operands does not show on them.
  const bool is_edited = &means != &op.record->means;
  const bool is_invalid = fault_.error && fault_.error->kind == ErrorKind::kInvalid;
  if (is_edited && (is_invalid || (!fault_.raised() && !refine(results, c.results)))) {
    fault_ = {};
    results = evaluate(op, c, operands, op.record->means, op.record->radius);
  }
  if (!is_edited && !fault_.raised()) take_shortcuts(op, c, operands, results);
  if (c.stands_for && domain().joins_alternatives() && !fault_.raised()) join_with(*c.stands_for, operands, results);
  if (fault_.raised()) return;
  if (op.record->facts.queues) {
    if (!are_of_their_types(op, c, results)) return;
    put(items_put(op, c, operands));
    if (fault_.raised()) return;
  }
  for (std::size_t k = 0; k < results.size(); ++k) {
    if (!text.is_dynamic) {
      results[k].type = c.results[k];
      continue;
    }
    if (text.results[k].kind() == spec::TypeKind::kFuture)
      results[k].type = spec::Type::future(results[k].type.members());
    if (!spec::refines(results[k].type, text.results[k])) {
      return raise({"a result of type " + results[k].type.text() + " where " + text.results[k].text() + " is declared",
                    program::where(op.place), ErrorKind::kInvalid});
    }
  }
  if (!vectorised_) domain().after_op({*setting_.module, *frame_->function, op, frame_->values, results});
  for (std::size_t k = 0; k < results.size(); ++k) frame_->values[op.first_result + k] = std::move(results[k]);
}

std::vector<RuntimeValue> Machine::evaluate(const Op& op, const CompiledOp& c, std::span<const RuntimeValue> operands,
                                            const std::vector<spec::Clause>& means,
                                            const std::vector<spec::Clause>& radius) {
  spec::Arena arena;
  const int axes = space_.axes;
  Formula formula(*this, operation_of(op, c, operands), arena);
  auto results = formula.evaluate(means, radius);
  space_.axes = axes;
  return results;
}

/// Each element of the results may be what a shortcut gives, where the domain says so.
void Machine::take_shortcuts(const Op& op, const CompiledOp& c, std::span<const RuntimeValue> operands,
                             std::vector<RuntimeValue>& results) {
  if (vectorised_) return;  // results of a region vary over axes that a radius does not know
  for (const spec::Shortcut& s : op.record->shortcuts) {
    if (fault_.raised() || !results[0].type.is_tensor()) return;
    const Decision takes = domain().takes_shortcut(s, results[0].type.element());
    if (takes == Decision::kFalse || !applies(s, op, c, operands)) continue;
    auto others = evaluate(op, c, operands, s.means, s.radius);
    if (fault_.raised()) return;
    if (takes == Decision::kTrue) results = std::move(others);
    else join_shortcut(s, others, results);
  }
}

bool Machine::applies(const spec::Shortcut& s, const Op& op, const CompiledOp& c,
                      std::span<const RuntimeValue> operands) {
  spec::Arena arena;
  const int axes = space_.axes;
  const bool out = Formula(*this, operation_of(op, c, operands), arena).holds(*s.condition);
  space_.axes = axes;
  return out;
}

void Machine::join_shortcut(const spec::Shortcut& s, std::span<const RuntimeValue> others,
                            std::span<RuntimeValue> results) {
  for (std::size_t k = 0; k < others.size() && !fault_.raised(); ++k) {
    RuntimeValue& v = results[k];
    if (!v.type.is_tensor() || v.axes != others[k].axes) continue;
    const ElementType e = v.type.element();
    const auto size = static_cast<std::ptrdiff_t>(domain().cell_size(e));
    const std::int64_t n = v.axes != 0 ? space_.count(v.axes) : v.type.elements();
    Buffer<std::byte> both(static_cast<std::size_t>(n * size));
    domain().join_shortcut(s, results[0].type.element(), e, {v.cells.get(), size}, {others[k].cells.get(), size}, n,
                           both.get());
    v.cells = std::move(both).freeze();
  }
}

/// Each element of the results may be what another op gives of these operands.
void Machine::join_with(const program::Module& other, std::span<const RuntimeValue> operands,
                        std::vector<RuntimeValue>& results) {
  join_results(call_function(*other.entry(), {operands.begin(), operands.end()}), results);
}

std::vector<RuntimeValue> Machine::operands_of(const Op& op) const {
  std::vector<RuntimeValue> out;
  for (const program::ValueId v : op.operands) out.push_back(frame_->values[v]);
  return out;
}

// ---- other processes ---------------------------------------------------------------------------

bool Machine::has_peers() {
  if (setting_.peers != nullptr && !vectorised_) return true;
  raise({"not supported yet: queues " + std::string(vectorised_ ? "in a region of elements" : "in this domain"), "",
         ErrorKind::kUnsupported});
  return false;
}

RuntimeValue Machine::operand_of(std::int64_t process, std::size_t operand) {
  if (setting_.peers == nullptr) {
    raise({now_->record->mnemonic + ": there is no process " + std::to_string(process), "", ErrorKind::kInvalid});
    return {};
  }
  auto value = setting_.peers->operand(*now_, process, operand);
  return value ? std::move(*value) : (raise(value.error()), RuntimeValue{});
}

std::vector<RuntimeValue> Machine::next(const std::string& queue) {
  if (!has_peers()) return {};
  auto values = setting_.peers->next(*now_, queue);
  return values ? std::move(*values) : (raise(values.error()), std::vector<RuntimeValue>{});
}

std::vector<RuntimeValue> Machine::seen(const std::string& queue, std::int64_t item) {
  if (!has_peers()) return {};
  auto values = setting_.peers->seen(queue, item);
  return values ? std::move(*values) : (raise(values.error()), std::vector<RuntimeValue>{});
}

void Machine::put(std::vector<QueueItem> items) {
  for (QueueItem& item : items) {
    if (!has_peers()) return;
    const auto done = setting_.peers->put(item.queue, std::move(item.values));
    if (!done) return raise(done.error());
  }
}

std::vector<QueueItem> Machine::items_put(const Op& op, const CompiledOp& c, std::span<const RuntimeValue> operands) {
  spec::Arena arena;
  Formula formula(*this, operation_of(op, c, operands), arena);
  return formula.items_put(op.record->puts);
}

/// What comes out of a queue another op has put there.
bool Machine::are_of_their_types(const Op& op, const CompiledOp& c, std::span<const RuntimeValue> results) {
  for (std::size_t k = 0; k < results.size() && k < c.results.size(); ++k) {
    if (!spec::refines(results[k].type, c.results[k])) {
      raise(
          {op.record->full_name() + ": a value of type " + results[k].type.text() + " came, not " + c.results[k].text(),
           program::where(op.place), ErrorKind::kInvalid});
      return false;
    }
  }
  return true;
}

void Machine::run_processes(const Op& op) {
  if (setting_.starter == nullptr) {
    return raise({"not supported yet: " + op.record->full_name() + " in this domain", "", ErrorKind::kUnsupported});
  }
  const auto operands = operands_of(op);
  std::vector<QueueItem> fed;
  if (!op.record->puts.empty()) {
    const CompiledOp* c = compiled(op);
    if (c != nullptr) fed = items_put(op, *c, operands);
    if (fault_.raised()) return;
  }
  auto run =
      setting_.starter->run(op, operands, std::move(fed), setting_.limits.bytes - *live_bytes_, budget_.started());
  if (!run) return raise(run.error());
  std::move(run->failures.begin(), run->failures.end(), std::back_inserter(failures_));
  std::move(run->unread.begin(), run->unread.end(), std::back_inserter(untaken_));
  checks_ += run->checks;
  program::ValueId to = op.first_result;
  for (auto& outputs : run->outputs)
    for (RuntimeValue& v : outputs) frame_->values[to++] = std::move(v);
}

/// What is not certain is not held against the program.
void Machine::run_assertion(const Op& op) {
  std::vector<std::int64_t> numbers;
  for (const program::ValueId v : op.operands) {
    const RuntimeValue& value = frame_->values[v];
    if (!is_scalar(value.type) || value.axes != 0)
      return raise({op.record->full_name() + ": a value that is no number", "", ErrorKind::kInvalid});
    domain().to_integers(value.type.element(), value.cells.get(), 1, &numbers.emplace_back());
  }
  if (numbers.empty() || numbers[0] != 0) return;
  std::vector<std::string> texts;
  for (std::size_t k = 1; k < numbers.size(); ++k)
    texts.push_back(numbers[k] == kUncertain ? "?" : std::to_string(numbers[k]));
  raise({program::assertion_text(op, texts), program::where(op.place), ErrorKind::kInvalid});
}

void Machine::run_check(const Op& op, const Check& check) {
  if (vectorised_)
    return raise({"a check inside a region of elements", program::where(op.place), ErrorKind::kUnsupported});
  ++checks_;
  auto operands = operands_of(op);
  if (check.record->effect.other != nullptr) {
    auto other = held_against(op, *check.record->effect.other);
    if (!other) return;
    operands.insert(operands.begin(), std::move(*other));
  }
  if (const spec::Literal* literal = expected_literal(check, op)) operands.push_back(load_literal(*this, *literal));
  if (operands.size() < 2)
    return raise({check.record->full_name() + ": two values are compared", "", ErrorKind::kInvalid});
  const RuntimeValue &got = operands[0], &expected = operands[1];
  const bool is_exact = !got.type.is_tensor() || domain().cell_size(got.type.element()) ==
                                                     static_cast<std::size_t>(spec::storage_bytes(got.type.element()));
  if (got.type == expected.type && !is_exact) {
    if (op.results != 0)
      raise({"not supported yet: the result of " + check.record->full_name() + " of sets of values", "",
             ErrorKind::kUnsupported});
    return;
  }
  const auto stored = [](const RuntimeValue& v) {
    return std::span(v.cells.get(), v.type.is_tensor() ? static_cast<std::size_t>(v.type.storage_size()) : 0);
  };
  const auto go_on = [&](std::int64_t elements) { return count_work(elements); };
  const auto failure = failure_of(check, got.type, stored(got), expected.type, stored(expected), go_on);
  if (fault_.raised()) return;
  if (!failure) return raise(failure.error());
  if (!failure->empty()) failures_.push_back({*failure, op.place});
  hand_on(op, failure->empty() ? 1 : 0);
}

/// What a check holds its operand against, where its record says it.
std::optional<RuntimeValue> Machine::held_against(const Op& op, const spec::Expr& other) {
  const CompiledOp* c = compiled(op);
  if (c == nullptr) return std::nullopt;
  spec::Arena arena;
  const auto operands = operands_of(op);
  Formula formula(*this, operation_of(op, *c, operands), arena);
  auto values = formula.values(other);
  if (fault_.raised()) return std::nullopt;
  if (values.size() == 1) return std::move(values[0]);
  raise({op.record->full_name() + ": " + std::to_string(values.size()) + " values are compared with one", "",
         ErrorKind::kInvalid});
  return std::nullopt;
}

/// The result of a check that has one: whether it holds.
void Machine::hand_on(const Op& op, std::int64_t holds) {
  if (op.results == 0) return;
  static const auto kHolds = spec::Type::tensor({}, ElementType::i1);
  if (frame_->function->types[op.first_result] != kHolds)
    return raise({"a check yields " + kHolds.text(), "", ErrorKind::kUnsupported});
  Buffer<std::byte> cell = allocate_result(kHolds);
  if (!cell) return;
  domain().from_integers(ElementType::i1, &holds, 1, cell.get());
  frame_->values[op.first_result] = {kHolds, std::move(cell).freeze(), {}, 0};
}

// ---- regions on elements -----------------------------------------------------------------------

bool Machine::is_vectorisable(const Op& op) {
  const Record& record = *op.record;
  const auto& types = frame_->function->types;
  for (std::uint32_t k = 0; k < op.results; ++k) {
    if (!is_scalar(types[op.first_result + k])) return false;
  }
  if (record.opaque || record.means.empty() || record.effect.any() || record.facts.communicates ||
      record.facts.queues || record.facts.chooses_region || record.facts.reads_values)
    return false;
  const auto is_plain = [](const spec::Clause& c) { return c.steps.empty() && c.loop_condition == nullptr; };
  const auto calls_function = [](const spec::Value& v) { return v.kind == spec::ValueKind::kFunction; };
  return std::all_of(record.means.begin(), record.means.end(), is_plain) &&
         std::none_of(op.attributes.begin(), op.attributes.end(), calls_function) &&
         std::all_of(op.regions.begin(), op.regions.end(), [&](const Region& r) { return is_vectorisable(r); });
}

/// All ops yield elements by formulas that do not ask for one value of them: the region can run on
/// whole arrays at once.
bool Machine::is_vectorisable(const Region& region) {
  const auto known = known_.vectorisable.find(&region);
  if (known != known_.vectorisable.end()) return known->second;
  const bool yes = std::all_of(region.ops.begin(), region.ops.end(), [&](const Op& op) { return is_vectorisable(op); });
  known_.vectorisable.emplace(&region, yes);
  return yes;
}

Row Machine::call_on_elements(const FunctionTerm& f, const Row& arguments) {
  if (!domain().is_trial()) return call_at_once(f, arguments);
  const Row taken = changed(arguments, [&](const auto& elements) { domain().begin_trial(elements); });
  const Row given = call_at_once(f, taken);
  return changed(fault_.raised() ? Row() : given, [&](const auto& elements) { domain().end_trial(elements); });
}

/// A copy of arrays, with what `change` makes of their cells.
template <class F> Row Machine::changed(const Row& arrays, F change) {
  std::vector<Buffer<std::byte>> copies;
  std::vector<TrialElements> elements;
  for (const Term& t : arrays) {
    const Cells& c = *t.as<Cells>();
    const std::int64_t n = space_.count(c.axes);
    copies.push_back(Buffer<std::byte>::copy_of(c.data.get(), static_cast<std::size_t>(n) * cell_size(c.type)));
    elements.push_back({c.type, n, copies.back().get()});
  }
  change(elements);
  Row out;
  for (std::size_t k = 0; k < copies.size(); ++k) {
    Cells c = *arrays[k].as<Cells>();
    c.data = std::move(copies[k]).freeze();
    out.push_back(std::move(c));
  }
  return out;
}

Row Machine::call_at_once(const FunctionTerm& f, const Row& arguments) {
  AxisSet axes = 0;
  std::vector<const Cells*> arrays;
  for (const Term& t : arguments) {
    arrays.push_back(t.as<Cells>());
    axes |= arrays.back()->axes;
  }
  const bool single = space_.count(axes) == 1 && !vectorised_;
  if (!single && (f.region == nullptr || !is_vectorisable(*f.region))) return call_one_by_one(f, arrays, axes);
  std::vector<RuntimeValue> values;
  for (const Cells* c : arrays) values.push_back({c->type.tensor({}), c->data, {}, single ? 0 : c->axes});
  const bool before = vectorised_;
  vectorised_ = before || !single;
  const auto results = call(f, std::move(values));
  vectorised_ = before;
  const auto present = both_present(space_, axes, arrays);
  Row out;
  for (const RuntimeValue& v : results) {
    Cells c{Element::of(v.type), v.axes | (single ? axes : 0), v.cells, nullptr};
    if (present) {
      c = spread(space_, c, axes | c.axes, domain().cell_size(c.type));
      c.present = present;
    }
    out.push_back(std::move(c));
  }
  return out;
}

/// A region that decides by an element's value, or has tensors inside: one element after the other.
Row Machine::call_one_by_one(const FunctionTerm& f, std::span<const Cells* const> arrays, AxisSet axes) {
  if (vectorised_) {
    raise(
        {"not supported yet: a region with loops or tensors inside a region of elements", "", ErrorKind::kUnsupported});
    return {};
  }
  const std::int64_t n = space_.count(axes);
  std::vector<Cells> wide;
  for (const Cells* c : arrays) wide.push_back(spread(space_, *c, axes, domain().cell_size(c->type)));
  const auto& outputs = signature(f).outputs;
  std::vector<Buffer<std::byte>> cells;
  for (const spec::Type& t : outputs) cells.emplace_back(static_cast<std::size_t>(n) * domain().cell_size(t.element()));
  for (std::int64_t j = 0; j < n && count_steps(1); ++j) {
    std::vector<RuntimeValue> values;
    for (const Cells& c : wide) {
      const std::byte* const cell = c.data.get() + static_cast<std::size_t>(j) * domain().cell_size(c.type);
      values.push_back({c.type.tensor({}), Bytes(c.data, cell), {}, 0});
    }
    const auto results = call(f, std::move(values));
    for (std::size_t k = 0; k < results.size() && k < cells.size(); ++k) {
      const std::size_t size = domain().cell_size(outputs[k].element());
      std::memcpy(cells[k].get() + static_cast<std::size_t>(j) * size, results[k].cells.get(), size);
    }
  }
  const auto present = both_present(space_, axes, arrays);
  Row out;
  for (std::size_t k = 0; k < cells.size(); ++k)
    out.push_back(Cells{Element::of(outputs[k]), axes, std::move(cells[k]).freeze(), present});
  return out;
}

// ---- regions that are primitives ---------------------------------------------------------------

namespace {

/// The op that makes a value; null where it is an argument.
struct Origin {
  const Op* op = nullptr;
  program::ValueId value = program::kNoValue;
};

/// `result[i] = operand[i]`.
bool gives_operand(const Op& op, std::span<const spec::Clause> means) {
  if (op.results != 1 || op.operands.size() != 1 || means.size() != 1) return false;
  const spec::Clause& c = means[0];
  const auto is_name = [](const spec::Expr& e) { return e.node == spec::ExprKind::kName; };
  const bool is_plain = c.has_pattern && c.then == nullptr && c.steps.empty() && c.loop_condition == nullptr;
  if (!is_plain || c.pattern.size() != 1 || !is_name(*c.pattern[0])) return false;
  const spec::Expr& value = *c.value;
  return value.node == spec::ExprKind::kIndex && value.args.size() == 2 && is_name(*value.args[0]) &&
         spec::slot_named(*value.args[0]) == op.record->operands[0] && is_name(*value.args[1]) &&
         value.args[1]->symbol == c.pattern[0]->symbol;
}

/// What a value of a region is behind ops that give their operand: a partitioner is told by them where it lies.
Origin origin(const Region& region, program::ValueId v, const Meanings& meanings) {
  const auto made_by = std::ranges::find_if(
      region.ops, [&](const Op& op) { return v >= op.first_result && v < op.first_result + op.results; });
  if (made_by == region.ops.end()) return {nullptr, v};
  if (!gives_operand(*made_by, meanings.of(*made_by->record))) return {&*made_by, v};
  return origin(region, made_by->operands[0], meanings);
}

}  // namespace

/// The primitive that makes result k of the arguments k and n + k alone.
const Primitive* Machine::primitive_of_pair(const FunctionTerm& f, const Region& region, std::size_t k) {
  const std::size_t n = region.returns.size();
  const Op* made_by = origin(region, region.returns[k], *setting_.meanings).op;
  if (made_by == nullptr || made_by->results != 1 || made_by->record->opaque || made_by->operands.size() != 2)
    return nullptr;
  const std::array taken{origin(region, made_by->operands[0], *setting_.meanings).value,
                         origin(region, made_by->operands[1], *setting_.meanings).value};
  const std::array in_order{region.arguments[k], region.arguments[n + k]}, swapped{in_order[1], in_order[0]};
  const bool is_swapped = taken == swapped;
  if (!is_swapped && taken != in_order) return nullptr;
  const spec::Signature& s = signature(f);
  if (s.inputs[k] != s.inputs[n + k] || s.inputs[k] != s.outputs[k] || !is_scalar(s.inputs[k])) return nullptr;
  const Primitive* p =
      find_primitive(spec::elementwise_primitive(*made_by->record, setting_.meanings->of(*made_by->record)));
  if (p == nullptr || p->rule != ResultRule::kSame) return nullptr;
  const spec::ElementSet type = spec::set_of(Element::of(s.inputs[k]).expressed());
  const auto* quantization = s.inputs[k].is_quantized() ? s.inputs[k].quantization() : nullptr;
  if (quantization && ((p->idempotent & type) == 0 || !leads_back(*quantization))) return nullptr;  // each step rounds
  return is_swapped && (p->commutative & type) == 0 ? nullptr : p;
}

std::vector<const Primitive*> Machine::as_primitives(const FunctionTerm& f) {
  const Region* region = f.callee != nullptr ? &f.callee->body : f.region;
  if (region == nullptr) return {};
  const std::size_t n = region->returns.size();
  const auto computing = std::ranges::count_if(
      region->ops, [&](const Op& op) { return !gives_operand(op, setting_.meanings->of(*op.record)); });
  if (computing != static_cast<std::ptrdiff_t>(n)) return {};
  auto parts = parts_as_primitives(f);
  return std::ranges::find(parts, nullptr) == parts.end() ? parts : std::vector<const Primitive*>{};
}

std::vector<const Primitive*> Machine::parts_as_primitives(const FunctionTerm& f) {
  const Region* region = f.callee != nullptr ? &f.callee->body : f.region;
  const std::size_t n = region == nullptr ? 0 : region->returns.size();
  if (region == nullptr || region->arguments.size() != 2 * n) return {};
  std::vector<const Primitive*> out;
  for (std::size_t k = 0; k < n; ++k) out.push_back(primitive_of_pair(f, *region, k));
  return out;
}

// ---- what spec::evaluate can do ----------------------------------------------------------------

namespace {

bool is_type_function(const spec::Expr& e) {
  return e.node == spec::ExprKind::kCall && e.symbol != nullptr && e.symbol->scope == spec::SymbolScope::kBuiltin &&
         e.symbol->index < static_cast<int>(spec::Builtin::kSame);
}

void merge(Staticness& into, const Staticness& part, std::span<const spec::Binder> binders = {}) {
  into.possible &= part.possible;
  for (const spec::Symbol* s : part.locals) {
    const bool own = std::any_of(binders.begin(), binders.end(), [&](const spec::Binder& b) { return b.symbol == s; });
    if (!own && std::find(into.locals.begin(), into.locals.end(), s) == into.locals.end()) into.locals.push_back(s);
  }
}

}  // namespace

const Staticness& Machine::staticness(const spec::Expr& e, bool as_type) {
  auto& cache = known_.staticness[as_type ? 1 : 0];
  if (const auto it = cache.find(&e); it != cache.end()) return it->second;
  Staticness s;
  if (e.symbol != nullptr) merge(s, staticness_of_symbol(e, as_type));
  const bool asks_presence = spec::calls(e, spec::Builtin::kGiven) || spec::calls(e, spec::Builtin::kOrEmpty);
  const bool inner = is_type_function(e) || asks_presence ||
                     (as_type && (e.node == spec::ExprKind::kIndex || e.node == spec::ExprKind::kSpread ||
                                  e.node == spec::ExprKind::kRange || e.node == spec::ExprKind::kList));
  switch (e.node) {
    case spec::ExprKind::kElse:
    case spec::ExprKind::kAt:
    case spec::ExprKind::kApply:
    case spec::ExprKind::kAny: s.possible = false; break;
    case spec::ExprKind::kBinary: s.possible &= e.op != spec::Operator::kExactDivide; break;
    default: break;
  }
  for (std::size_t k = 0; k < e.args.size() && s.possible; ++k) {
    if (e.args[k] != nullptr)
      merge(s, staticness(*e.args[k], inner && (k == 0 || is_type_function(e) || e.node == spec::ExprKind::kList)),
            e.binders);
  }
  for (const spec::Binder& b : e.binders) {
    if (b.domain != nullptr)
      merge(s, staticness(*b.domain, b.how == spec::BinderKind::kOver || b.how == spec::BinderKind::kIn), e.binders);
    if (b.condition != nullptr) merge(s, staticness(*b.condition, false), e.binders);
  }
  s.possible &= e.parts.empty();
  return cache.emplace(&e, std::move(s)).first->second;
}

Staticness Machine::staticness_of_symbol(const spec::Expr& e, bool as_type) {
  const spec::Symbol& symbol = *e.symbol;
  Staticness s;
  switch (symbol.scope) {
    case spec::SymbolScope::kSlot: {
      s.possible =
          e.node != spec::ExprKind::kCall && (as_type || !is_runtime_slot(e));  // a region is called while it runs
      break;
    }
    case spec::SymbolScope::kLocal:
      if (symbol.definition != nullptr && symbol.definition->is_function) s.possible = false;
      else s.locals.push_back(&symbol);
      break;
    case spec::SymbolScope::kBuiltin: s.possible = symbol.index < static_cast<int>(spec::Builtin::kFold); break;
    case spec::SymbolScope::kPrimitive: s.possible = false; break;
    case spec::SymbolScope::kDefinition:
      s = staticness(*symbol.definition->value, false);
      s.locals.clear();
      break;
    case spec::SymbolScope::kEnvironment: {
      const auto name = static_cast<spec::Environment>(symbol.index);
      s.possible = name != spec::Environment::kReplicaId && name != spec::Environment::kPartitionId &&
                   name != spec::Environment::kOp && name != spec::Environment::kToken;
      break;
    }
    default: break;
  }
  return s;
}

/// Operands, results and regions have values only while the program runs; the sort tells them from
/// attributes and free names.
bool Machine::is_runtime_slot(const spec::Expr& e) {
  return e.sort.kind == spec::Kind::kTensor || e.sort.kind == spec::Kind::kFunction;
}

}  // namespace assay::oracle
