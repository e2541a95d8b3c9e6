#include "backends/child_factory.h"

#include <fmt/format.h>

#include <algorithm>

#include "backends/protocol/framed_backend.h"
#include "backends/protocol/pipeline.h"
#include "backends/variants.h"

namespace assay::backends {
namespace {

constexpr const char* kProbe =
    "module {\n  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {\n    return %arg0 : "
    "tensor<f32>\n  }\n}\n";

/// The child is told how patient its host is.
Command with_patience(Command command, const Limits& limits) {
  command.environment.emplace_back("ASSAY_TIMEOUT_SECONDS",
                                   fmt::format("{:.3f}", static_cast<double>(limits.timeout.count()) * 1e-3));
  return command;
}

std::string describe(const std::string& file, const Greeting& greeting) {
  if (file.empty()) return greeting.name + " " + greeting.version;
  return fmt::format("{}, {}", file, greeting.version);
}

/// Those that the back end names, or those known of back ends with its options; the usual one is first.
std::vector<Variant> named_variants(const Greeting& greeting) {
  const auto known = candidate_variants(greeting.options);
  std::vector<Variant> out = greeting.variants;
  if (out.empty()) return {known.begin(), known.end()};
  if (std::ranges::find(out, known.front().name, &Variant::name) == out.end()) out.insert(out.begin(), known.front());
  return out;
}

/// Of these, what it takes: an option that a release does not know is refused.
std::vector<Variant> accepted_variants(FramedBackend& backend, const Greeting& greeting) {
  std::vector<Variant> out;
  Source probe;
  probe.text = kProbe;
  const auto takes = [&](const Variant& v) {
    return (greeting.transforms ? backend.transform(probe, v) : backend.compile(probe, v)).ok();
  };
  for (const auto& v : named_variants(greeting))
    if (v.options.empty() || takes(v)) out.push_back(v);
  return out;
}

class ChildFactory : public BackendFactory {
 public:
  ChildFactory(ChildDescription description, std::vector<Variant> variants, Greeting greeting)
      : description_(std::move(description)), variants_(std::move(variants)), greeting_(std::move(greeting)) {}

  std::string name() const override { return description_.name; }
  std::string identity() const override { return description_.identity; }
  std::string remark() const override { return description_.remark; }
  std::vector<Variant> variants() const override { return variants_; }
  std::vector<std::string> lacking_dialects() const override { return greeting_.lacks; }
  bool takes_dynamic() const override { return greeting_.dynamic; }
  bool takes_quantized() const override { return greeting_.quantized; }
  std::vector<std::string> partitioners() const override { return greeting_.partitioners; }
  bool takes_donation() const override { return greeting_.donation; }
  std::vector<Variant> without_passes(const Variant& v) const override {
    return greeting_.transforms ? without_one_pass(v) : backends::without_passes(greeting_.options, v);
  }
  ExportTemplate export_template() const override { return greeting_.export_template; }
  std::unique_ptr<Backend> start(const Limits& limits) const override {
    return std::make_unique<FramedBackend>(with_patience(description_.command, limits), limits);
  }

 private:
  ChildDescription description_;
  std::vector<Variant> variants_;
  Greeting greeting_;
};

}  // namespace

Result<std::unique_ptr<BackendFactory>> open_child(ChildDescription description, const Limits& limits) {
  FramedBackend backend(description.command,
                        Limits{.start = limits.start, .stop = limits.stop, .permissions = limits.permissions});
  if (const auto started = backend.session().start(); !started.ok())
    return fail(fmt::format("{}: {}", description.name, started.message), "", ErrorKind::kEnvironment);
  const Greeting greeting = backend.session().greeting();
  description.identity = describe(description.identity, greeting);
  auto variants = accepted_variants(backend, greeting);
  return std::make_unique<ChildFactory>(std::move(description), std::move(variants), greeting);
}

Availability probe_child(const ChildDescription& description) {
  Session session(description.command, Limits{});
  const auto started = session.start();
  const bool is_pass = started.ok() && session.greeting().transforms;
  const std::string name = description.name.substr(description.name.find(':') + 1);
  return {is_pass ? "pass:" + name : description.name, started.ok(),
          started.ok() ? describe(description.identity, session.greeting()) : started.message};
}

}  // namespace assay::backends
