#include "backends/protocol/pipeline.h"

#include <algorithm>

namespace assay::backends {
namespace {

/// What stands between commas that no bracket holds.
std::vector<std::string_view> stages(std::string_view pipeline) {
  std::vector<std::string_view> out;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t k = 0; k <= pipeline.size(); ++k) {
    const char c = k < pipeline.size() ? pipeline[k] : ',';
    depth += (c == '(' || c == '{') - (c == ')' || c == '}');
    if (c != ',' || (depth > 0 && k < pipeline.size())) continue;
    if (k > begin) out.push_back(pipeline.substr(begin, k - begin));
    begin = k + 1;
  }
  return out;
}

/// `cse` of `cse{a=b}`, `func.func` of `func.func(cse)`.
std::string_view name_of_stage(std::string_view stage) { return stage.substr(0, stage.find_first_of("({")); }

/// `cse` of `func.func(cse)`; nothing of a pass.
std::string_view held_by(std::string_view stage) {
  const auto open = stage.find_first_of("({");
  const bool holds = open != std::string_view::npos && stage[open] == '(' && stage.ends_with(')');
  return holds ? stage.substr(open + 1, stage.size() - open - 2) : std::string_view();
}

void add_passes(std::string_view pipeline, std::vector<std::string>& out) {
  for (const std::string_view stage : stages(pipeline)) {
    const std::string_view name = name_of_stage(stage);
    if (const auto held = held_by(stage); !held.empty()) add_passes(held, out);
    else if (std::ranges::find(out, name) == out.end()) out.emplace_back(name);
  }
}

}  // namespace

std::vector<std::string> passes_of(std::string_view pipeline) {
  std::vector<std::string> out;
  add_passes(pipeline, out);
  return out;
}

std::string pipeline_without(std::string_view pipeline, std::string_view pass) {
  std::string out;
  for (const std::string_view stage : stages(pipeline)) {
    std::string left(stage);
    if (const auto held = held_by(stage); !held.empty()) {
      const std::string inner = pipeline_without(held, pass);
      left = inner.empty() ? "" : std::string(name_of_stage(stage)) + "(" + inner + ")";
    } else if (name_of_stage(stage) == pass) {
      left.clear();
    }
    if (!left.empty()) out += (out.empty() ? "" : ",") + left;
  }
  return out;
}

std::vector<Variant> without_one_pass(const Variant& variant) {
  const auto said = std::find_if(variant.options.rbegin(), variant.options.rend(),
                                 [](const auto& option) { return option.first == kPipeline; });
  std::vector<Variant> out;
  if (said == variant.options.rend()) return out;
  const auto all = passes_of(said->second);
  for (const std::string& pass : all) {
    if (all.size() == 1) break;
    Variant& v = out.emplace_back(variant);
    v.name = pass;
    v.options.emplace_back(kPipeline, pipeline_without(said->second, pass));
  }
  return out;
}

}  // namespace assay::backends
