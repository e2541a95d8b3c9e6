#include "oracle/interpreter/process.h"

#include <algorithm>

#include "oracle/interpreter/check.h"
#include "oracle/interpreter/meaning.h"
#include "program/grids.h"

namespace assay::oracle::interpreter {

using program::Op;
using program::Region;

namespace {

constexpr int kMaxDepth = 200;  ///< of calls and regions

/// Whether an expression has the value of another process in it, `x@q`.
bool asks_others(const spec::Expr* e) {
  const auto ask = [](const spec::Binder& b) { return asks_others(b.domain) || asks_others(b.condition); };
  return e != nullptr && (e->node == spec::ExprKind::kAt || std::ranges::any_of(e->args, asks_others) ||
                          std::ranges::any_of(e->binders, ask));
}

std::string place_of(program::Place p) {
  return p.line == 0 ? "" : std::to_string(p.line) + ":" + std::to_string(p.column);
}

}  // namespace

Process::Process(const Module& module, Board& board, std::int64_t number, const Limits& limits)
    : module_(module), board_(board), number_(number), limits_(limits) {}

void Process::raise(Error e) {
  if (!error_) error_ = std::move(e);
}

bool Process::count_step() {
  if (++steps_ > limits_.steps)
    raise({"more than " + std::to_string(limits_.steps) + " steps", "", ErrorKind::kUnsupported});
  return !failed();
}

std::shared_ptr<Whole> Process::allocate(spec::Type type) {
  const bool is_known = type.is_tensor() && type.is_static() && !type.is_quantized();
  if (!is_known)
    return raise({"not supported yet: a result of type " + type.text(), "", ErrorKind::kUnsupported}), nullptr;
  if (type.storage_size() > limits_.bytes) {
    raise(
        {"a tensor of type " + type.text() + " exceeds the memory limit of " + std::to_string(limits_.bytes) + " bytes",
         "", ErrorKind::kUnsupported});
    return nullptr;
  }
  return std::make_shared<Whole>(
      Whole{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size())), {}});
}

// ---- functions and regions -----------------------------------------------------------------------

std::vector<WholePtr> Process::run(const program::Function& f, std::vector<WholePtr> arguments) {
  Frame frame{&f, std::vector<WholePtr>(f.types.size())};
  Frame* const caller = std::exchange(frame_, &frame);
  auto out = run_region(f.body, std::move(arguments));
  frame_ = caller;
  return out;
}

std::vector<WholePtr> Process::call(const Function& f, std::vector<WholePtr> arguments) {
  return f.callee != nullptr ? run(*f.callee, std::move(arguments)) : run_region(*f.region, std::move(arguments));
}

spec::Type Process::input_type(const Function& f, std::size_t argument) const {
  const Region& region = f.callee != nullptr ? f.callee->body : *f.region;
  const program::Function& owner = f.callee != nullptr ? *f.callee : *frame_->function;
  return argument < region.arguments.size() ? owner.type(region.arguments[argument]) : spec::Type::token();
}

std::vector<WholePtr> Process::run_region(const Region& region, std::vector<WholePtr> arguments) {
  if (failed()) return {};
  if (arguments.size() != region.arguments.size()) {
    raise({std::to_string(arguments.size()) + " arguments for " + std::to_string(region.arguments.size()),
           place_of(region.place), ErrorKind::kInvalid});
    return {};
  }
  for (std::size_t k = 0; k < arguments.size(); ++k) frame_->values[region.arguments[k]] = std::move(arguments[k]);
  for (const Op& op : region.ops) {
    if (!failed()) run_op(op);
  }
  std::vector<WholePtr> out;
  for (const program::ValueId v : region.returns) out.push_back(frame_->values[v]);
  return failed() ? std::vector<WholePtr>{} : out;
}

const program::Function* Process::find(std::string_view name) {
  const program::Function* f = module_.find(name);
  if (f != nullptr && !f->is_declaration) return f;
  raise({"not supported yet: calling @" + std::string(name) + ", which has no body", "", ErrorKind::kUnsupported});
  return nullptr;
}

// ---- ops -----------------------------------------------------------------------------------------

void Process::run_op(const Op& op) {
  ++depth_;
  if (depth_ > kMaxDepth)
    raise({"regions nested deeper than " + std::to_string(kMaxDepth), "", ErrorKind::kUnsupported});
  else if (const auto check = check_of(op))
    run_check(op, *check);
  else if (op.record->effect.kind == spec::EffectKind::kGrid)
    run_processes(op);
  else
    run_meaning(op);
  --depth_;
  if (error_ && error_->place.empty()) error_->place = place_of(op.place);
}

std::vector<WholePtr> Process::operands(const Op& op) const {
  std::vector<WholePtr> out;
  for (const program::ValueId v : op.operands) out.push_back(frame_->values[v]);
  return out;
}

/// The op as an instance of its record; the names of the plan are bound.
const BoundOp* Process::bound(const Op& op) {
  auto& known = bound_[&op];
  if (known) return known.get();
  auto made = std::make_unique<BoundOp>();
  const spec::Record& record = *op.record;
  auto instance = program::instance(module_, *frame_->function, op, made->arena);
  if (!instance) return raise(instance.error()), nullptr;
  made->instance = *instance;
  made->instance.grid = board_.grid;
  if (!spec::bind(made->instance, made->arena))
    return raise({record.full_name() + ": its operands do not fit its plan", "", ErrorKind::kInvalid}), nullptr;
  const auto operands = program::group_sizes(record, record.operands, op.operands.size(), "operand");
  const auto regions = program::group_sizes(record, record.regions, op.regions.size(), "region");
  const auto results = program::group_sizes(record, record.results, op.results, "result");
  if (!operands || !regions || !results)
    return raise({record.full_name() + ": its groups do not fit", "", ErrorKind::kInvalid}), nullptr;
  made->operand_groups = *operands;
  made->region_groups = *regions;
  made->result_groups = *results;
  made->is_collective = std::ranges::any_of(record.means, [](const spec::Clause& c) { return asks_others(c.value); });
  for (std::uint32_t k = 0; k < op.results; ++k) made->results.push_back(frame_->function->type(op.first_result + k));
  known = std::move(made);
  return known.get();
}

void Process::run_meaning(const Op& op) {
  if (op.record->opaque || op.record->means.empty()) {
    return raise({"not supported yet: evaluating " + op.record->full_name(), "", ErrorKind::kUnsupported});
  }
  const BoundOp* known = bound(op);
  if (known == nullptr) return;
  if (known->is_collective) tell(op);
  const auto given = operands(op);
  const auto results = Meaning(*this, op, *known, given).results();
  for (std::size_t k = 0; k < results.size() && !failed(); ++k) frame_->values[op.first_result + k] = results[k];
}

void Process::run_check(const Op& op, const Check& check) {
  ++checks_;
  const auto failure = judge(check, op, operands(op));
  if (!failure) return raise(failure.error());
  if (!failure->empty()) failures_.push_back({*failure, op.place});
}

// ---- other processes -----------------------------------------------------------------------------

/// Collectives of the same attributes meet, the n-th time that one process is there with the n-th time of the others.
void Process::tell(const Op& op) {
  std::string name = op.record->full_name();
  for (const spec::Value& v : op.attributes) name += " " + spec::to_string(v);
  here_ = name + " #" + std::to_string(visits_[name]++);
  board_.operands[{number_, here_}] = operands(op);
}

WholePtr Process::remote(Integer process, std::size_t operand) {
  const auto q = static_cast<std::int64_t>(process);
  if (process < 0 || process >= board_.grid.processes())
    return raise({"there is no process " + std::to_string(q), "", ErrorKind::kInvalid}), nullptr;
  const auto told = board_.operands.find({q, here_});
  if (told != board_.operands.end()) return told->second[operand];
  waits_ = !failed();
  raise({"deadlock: process " + std::to_string(number_) + " waits for process " + std::to_string(q) + " at " + here_,
         "", ErrorKind::kInvalid});
  return nullptr;
}

/// An op that runs functions of the module in a grid of its own; its operands are the arguments of all of them.
void Process::run_processes(const Op& op) {
  const auto processes = program::process_grid(module_, op);
  if (!processes) return raise(processes.error());
  const auto given = operands(op);
  auto next = given.begin();
  std::vector<ProcessProgram> programs;
  for (const program::Function* f : (*processes)->programs) {
    const auto n = static_cast<std::ptrdiff_t>(f->body.arguments.size());
    programs.push_back({f, {next, next + n}});
    next += n;
  }
  const auto run = run_grid(module_, (*processes)->grid, programs, limits_);
  if (!run) return raise(run.error());
  failures_.insert(failures_.end(), run->failures.begin(), run->failures.end());
  checks_ += run->checks;
  program::ValueId to = op.first_result;
  for (const auto& outputs : run->outputs)
    for (const WholePtr& v : outputs) frame_->values[to++] = v;
}

Result<GridRun> run_grid(const Module& module, spec::Grid grid, const std::vector<ProcessProgram>& programs,
                         const Limits& limits) {
  Board board{grid, {}};
  GridRun out;
  for (std::size_t told_before = 0;; told_before = board.operands.size()) {
    out = {};
    std::optional<Error> waits;
    for (std::size_t p = 0; p < programs.size(); ++p) {
      Process process(module, board, static_cast<std::int64_t>(p), limits);
      out.outputs.push_back(process.run(*programs[p].function, programs[p].arguments));
      out.failures.insert(out.failures.end(), process.failures().begin(), process.failures().end());
      out.checks += process.checks();
      if (process.failed() && !process.waits()) return tl::unexpected<Error>(*process.error());
      if (process.waits() && !waits) waits = process.error();
    }
    if (!waits) return out;
    if (board.operands.size() == told_before) return tl::unexpected<Error>(*waits);
  }
}

}  // namespace assay::oracle::interpreter
