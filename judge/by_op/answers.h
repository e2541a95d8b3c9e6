#pragma once

#include <memory>
#include <vector>

#include "judge/case.h"

namespace assay::judge {

/// What a back end answered for the values of a function, by value; null where nothing is known.
class Answers {
 public:
  explicit Answers(std::size_t values) : tensors_(values) {}

  bool knows(ValueId v) const { return tensors_[v] != nullptr; }
  const Tensor& operator[](ValueId v) const { return *tensors_[v]; }
  void set(ValueId v, Tensor t) { tensors_[v] = std::make_shared<const Tensor>(std::move(t)); }
  std::shared_ptr<const Tensor> shared(ValueId v) const { return tensors_[v]; }

  /// Those of some values; nothing where one is not known.
  std::optional<std::vector<Tensor>> of(std::span<const ValueId> values) const {
    std::vector<Tensor> out;
    out.reserve(values.size());
    for (const ValueId v : values) {
      if (!knows(v)) return std::nullopt;
      out.push_back((*this)[v]);
    }
    return out;
  }

 private:
  std::vector<std::shared_ptr<const Tensor>> tensors_;
};

}  // namespace assay::judge
