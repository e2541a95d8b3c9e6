#pragma once

#include <functional>
#include <optional>
#include <string>

#include "backends/backend.h"
#include "judge/case.h"
#include "measure/names.h"
#include "oracle/oracle.h"
#include "program/text/text.h"

/// For tests: back ends whose numerics are planted, so that it is known what has to be found.
namespace assay::measure {

/// The oracle with something done to the program before, and to tensors on their way in and out.
struct PlantedNumerics {
  std::function<std::string(std::string)> rewrite = [](std::string text) { return text; };
  std::function<void(Tensor&)> spoil = [](Tensor&) {};
  std::function<std::optional<ProcessTensors>(const Module&, const ProcessTensors&)> answer =
      [](const Module&, const ProcessTensors&) { return std::nullopt; };
};

class PlantedNumericsBackend final : public backends::Backend {
 public:
  explicit PlantedNumericsBackend(PlantedNumerics numerics) : numerics_(std::move(numerics)) {}

  backends::Outcome compile(const backends::Source& source, const backends::Variant&) override {
    auto module = program::parse(numerics_.rewrite(source.text));
    if (!module || !program::verify(*module)) return {.kind = backends::OutcomeKind::kRejected, .message = "planted"};
    module_ = *std::move(module);
    return {};
  }
  backends::Outcome run(const ProcessTensors& inputs) override {
    if (auto answer = numerics_.answer(module_, inputs)) return {.outputs = *std::move(answer)};
    ProcessTensors spoiled = inputs;
    for (Tensor& t : spoiled[0]) numerics_.spoil(t);
    auto ran = oracle::evaluate(module_, spoiled);
    if (!ran) return {.kind = backends::OutcomeKind::kFailed, .message = ran.error().text()};
    for (Tensor& t : ran->outputs[0]) numerics_.spoil(t);
    return {.outputs = std::move(ran->outputs)};
  }

 private:
  PlantedNumerics numerics_;
  Module module_;
};

/// `%r = stablehlo.divide %a, %b : T` as a product with the reciprocal.
inline std::string by_reciprocals(std::string text) {
  const auto at = text.find(" = stablehlo.divide ");
  if (at == std::string::npos) return text;
  const auto begin = text.rfind('%', at), end = text.find('\n', at);
  const std::string result = text.substr(begin, at - begin);
  const std::string rest = text.substr(at + 20, end - at - 20);
  const auto comma = rest.find(", "), colon = rest.find(" : ");
  const std::string a = rest.substr(0, comma), b = rest.substr(comma + 2, colon - comma - 2), type = rest.substr(colon);
  const std::string one = "%one = stablehlo.constant dense<1.0>" + type + "\n    ";
  const std::string inverse = "%inverse = stablehlo.divide %one, " + b + type + "\n    ";
  return text.replace(begin, end - begin, one + inverse + result + " = stablehlo.multiply " + a + ", %inverse" + type);
}

}  // namespace assay::measure
