#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "oracle/numerics/ulp_error.h"

/// For tests: a back end that has one function, correctly rounded but for what a test plants.
namespace assay::measure {

/// The answer at x (and y), where that of the correctly rounded function is given.
using PlantedFunction = std::function<double(double x, double y, double correct)>;

class PlantedFunctionBackend final : public backends::Backend {
 public:
  PlantedFunctionBackend(spec::PrimitiveId id, PlantedFunction plant, backends::Outcome on_compile,
                         backends::Outcome on_run)
      : function_(*oracle::measured_function(id)), plant_(std::move(plant)), on_compile_(std::move(on_compile)),
        on_run_(std::move(on_run)) {}

  backends::Outcome compile(const backends::Source&, const backends::Variant&) override { return on_compile_; }

  backends::Outcome run(const backends::ProcessTensors& inputs) override {
    backends::Outcome out = on_run_;
    const program::Tensor& x = inputs[0][0];
    program::Tensor answers = x;
    const spec::ElementType e = x.type.element();
    const auto width = static_cast<std::size_t>(spec::storage_bytes(e));
    for (std::size_t at = 0; at < x.bytes.size(); at += width) {
      const double a = oracle::load_float(e, x.bytes.data() + at);
      const double b = inputs[0].size() > 1 ? oracle::load_float(e, inputs[0][1].bytes.data() + at) : 0;
      oracle::store_float(e, plant_(a, b, oracle::evaluate(function_, e, a, b)), answers.bytes.data() + at);
    }
    out.outputs = {{std::move(answers)}};
    return out;
  }

 private:
  const oracle::Elementary& function_;
  PlantedFunction plant_;
  backends::Outcome on_compile_, on_run_;
};

class PlantedFunctionFactory final : public backends::BackendFactory {
 public:
  explicit PlantedFunctionFactory(
      spec::PrimitiveId id, PlantedFunction plant = [](double, double, double correct) { return correct; },
      backends::Outcome on_compile = {}, backends::Outcome on_run = {})
      : id_(id), plant_(std::move(plant)), on_compile_(std::move(on_compile)), on_run_(std::move(on_run)) {}

  std::string name() const override { return "planted"; }
  std::string identity() const override { return "a function with a planted error"; }
  std::vector<backends::Variant> variants() const override { return {{}}; }
  std::unique_ptr<backends::Backend> start(const backends::Limits&) const override {
    return std::make_unique<PlantedFunctionBackend>(id_, plant_, on_compile_, on_run_);
  }

 private:
  spec::PrimitiveId id_;
  PlantedFunction plant_;
  backends::Outcome on_compile_, on_run_;
};

}  // namespace assay::measure
