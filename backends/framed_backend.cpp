#include "backends/framed_backend.h"

#include "program/spread.h"

namespace assay::backends {

Outcome FramedBackend::compile(const Source& source, const Variant& variant) {
  // A child is given the processes of a program, and no devices to spread one over.
  if (source.module != nullptr && program::has_manual_regions(*source.module))
    return {OutcomeKind::kUnsupported, "a program with manual regions, which needs the devices of its mesh",
            "manual regions"};
  compile_request_ = encode(Request{Operation::kCompile, source.grid, variant.options, source.text, {}});
  auto out = load();
  if (!out.ok()) compile_request_.clear();
  return out;
}

Outcome FramedBackend::transform(const Source& source, const Variant& variant) {
  return session_.ask(encode(Request{Operation::kTransform, source.grid, variant.options, source.text, {}}));
}

Outcome FramedBackend::run(const ProcessTensors& inputs) {
  if (compile_request_.empty()) return {OutcomeKind::kFailed, "nothing to run: the last program did not compile"};
  const std::string request = encode_run(inputs);
  auto out = run_request(request);
  // A child that died between two requests was replaced by one that does not know the program.
  return session_.starts() == compiled_in_ ? out : run_request(request);
}

Outcome FramedBackend::run_request(const std::string& request) {
  if (auto started = session_.start(); !started.ok()) return started;
  if (session_.starts() != compiled_in_) {
    if (auto out = load(); !out.ok()) return out;
  }
  return session_.ask(request);
}

Outcome FramedBackend::load() {
  auto out = session_.ask(compile_request_);
  compiled_in_ = session_.starts();
  return out;
}

}  // namespace assay::backends
