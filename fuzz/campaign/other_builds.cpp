#include "fuzz/campaign/other_builds.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backends/releases.h"
#include "judge/builtin.h"

namespace assay::fuzz {
namespace {

constexpr std::string_view kWorker = "worker:", kPlugin = "pjrt:";

/// `xla_cpu` of `worker:xla_cpu@0.12.0`; of `jax` and of a plug-in for CPUs, the worker of jaxlib. Empty for any other.
std::string worker_of(const std::string& backend, const std::string& identity) {
  if (backend.starts_with(kWorker)) return backend.substr(kWorker.size(), backend.find('@') - kWorker.size());
  const bool is_plugin = backend.starts_with(kPlugin) || backend == "xla-cpu";
  const bool is_jaxlib = identity.starts_with("XLA:CPU jaxlib");
  return is_jaxlib || (is_plugin && identity.find("cpu") != std::string::npos) ? "xla_cpu" : "";
}

/// `jaxlib 0.12.0` of `XLA:CPU jaxlib 0.12.0`.
std::string build_name(const std::string& identity) {
  const auto version = identity.rfind(' ');
  const auto name = version == std::string::npos ? version : identity.rfind(' ', version - 1);
  return name == std::string::npos ? identity : identity.substr(name + 1);
}

}  // namespace

struct OtherBuilds::Build {
  Build(std::unique_ptr<backends::BackendFactory> opened, const backends::Limits& limits,
        const std::shared_ptr<const spec::Contract>& contract)
      : factory(std::move(opened)), backend(factory->start(limits)), judge(*backend, contract) {}

  std::unique_ptr<backends::BackendFactory> factory;
  std::unique_ptr<backends::Backend> backend;
  judge::Judge judge;
};

std::vector<std::string> other_builds_of(const std::string& backend, const std::string& identity) {
  std::vector<std::string> out;
  const std::string worker = worker_of(backend, identity);
  for (const backends::Release& release : backends::installed_releases())
    if (std::string name = std::string(kWorker) + release.name(); release.worker == worker && name != backend)
      out.push_back(std::move(name));
  return out;
}

std::string build_remark(const std::vector<std::string>& failing, bool has_right) {
  if (!failing.empty()) return fmt::format(", also in {}", fmt::join(failing, ", "));
  return has_right ? ", only in this build" : "";
}

void OtherBuilds::open_all() {
  is_open_ = true;
  for (const std::string& specification : specifications_)
    if (auto factory = judge::open_backend(specification, limits_))
      builds_.push_back(std::make_shared<Build>(*std::move(factory), limits_, contract_));
}

std::string OtherBuilds::remark(const judge::Reduction& reduction, const backends::Variant& variant) {
  const std::lock_guard lock(mutex_);
  if (!is_open_) open_all();
  std::vector<std::string> failing;
  bool has_right = false;
  for (const auto& build : builds_) {
    const auto there = backends::find_variant(*build->factory, variant.name).value_or(variant);
    const judge::Judgement j = build->judge.judge(reduction.reduced, there);
    const auto complaint = judge::complaint_like(reduction.failure, j);
    has_right |= j.is_legal();
    if (complaint && complaint->kind == reduction.failure.kind)
      failing.push_back(build_name(build->factory->identity()));
  }
  return build_remark(failing, has_right);
}

}  // namespace assay::fuzz
