#include "backends/protocol/framed_backend.h"

#include <algorithm>

#include "program/sharding_dialect.h"
#include "program/spread.h"

namespace assay::backends {
namespace {

/// The partitioner that reads the shardings of the program.
std::string partitioner_of(const program::Module& module) {
  return program::dialect_of_shardings(module) == program::ShardingDialect::kGspmd ? "gspmd" : "shardy";
}

Outcome declined(const Error& e) { return {OutcomeKind::kUnsupported, e.message, e.message}; }

}  // namespace

Outcome FramedBackend::compile(const Source& source, const Variant& variant) {
  layout_.reset();
  if (source.module != nullptr && source.module->devices > 1) return compile_spread(source, variant);
  compile_request_ = encode(
      Request{.operation = Operation::kCompile, .grid = source.grid, .options = variant.options, .text = source.text});
  auto out = load();
  if (!out.ok()) compile_request_.clear();
  return out;
}

/// A back end without a partitioner runs the program on one device, where it is the same without its shardings.
Outcome FramedBackend::compile_spread(const Source& source, const Variant& variant) {
  compile_request_.clear();
  if (auto started = session_.start(); !started.ok()) return started;
  const program::Module& module = *source.module;
  const auto& known = session_.greeting().partitioners;
  const std::string partitioner = partitioner_of(module);
  const bool is_spread = std::ranges::find(known, partitioner) != known.end();
  if (!is_spread && !known.empty())
    return declined({"it has no partitioner that reads the shardings of " + partitioner, ""});
  if (!is_spread && program::has_manual_regions(module))
    return {OutcomeKind::kUnsupported, "a program with manual regions, which needs the devices of its mesh",
            "manual regions"};
  Request request{
      .operation = Operation::kCompile, .grid = source.grid, .options = variant.options, .text = source.text};
  if (is_spread) {
    request.grid.partitions = module.devices;
    request.partitioner = partitioner;
  }
  compile_request_ = encode(request);
  auto out = load();
  if (out.ok() && is_spread) {
    auto layout = layout_of(module, shardings_);
    if (layout) layout_ = *std::move(layout);
    else out = declined(layout.error());
  }
  if (!out.ok()) compile_request_.clear();
  return out;
}

Outcome FramedBackend::transform(const Source& source, const Variant& variant) {
  return session_.ask(encode(Request{
      .operation = Operation::kTransform, .grid = source.grid, .options = variant.options, .text = source.text}));
}

Outcome FramedBackend::run(const ProcessTensors& inputs) {
  if (compile_request_.empty()) return {OutcomeKind::kFailed, "nothing to run: the last program did not compile"};
  const std::string request = encode_run(layout_ ? taken_apart(inputs[0], *layout_) : inputs);
  auto out = run_request(request);
  // A child that died between two requests was replaced by one that does not know the program.
  if (session_.starts() != compiled_in_) out = run_request(request);
  if (!out.ok() || !layout_) return out;
  auto whole = put_together(out.outputs, *layout_);
  whole.seconds = out.seconds, whole.cpu_seconds = out.cpu_seconds;
  return whole;
}

Outcome FramedBackend::run_request(const std::string& request) {
  if (auto started = session_.start(); !started.ok()) return started;
  if (session_.starts() != compiled_in_) {
    if (auto out = load(); !out.ok()) return out;
  }
  return session_.ask(request);
}

Outcome FramedBackend::load() {
  Reply reply;
  auto out = session_.ask(compile_request_, &reply);
  shardings_ = std::move(reply.shardings);
  compiled_in_ = session_.starts();
  return out;
}

}  // namespace assay::backends
