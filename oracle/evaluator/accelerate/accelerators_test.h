#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/evaluator/arrays/arrays.h"
#include "oracle/oracle.h"
#include "program/edit/walk.h"
#include "spec/choices.h"
#include "spec/language/walk.h"

/// What the tests of accelerators share.
namespace assay::oracle {

class WithoutAccelerators {
 public:
  WithoutAccelerators() { use_accelerators(false); }
  ~WithoutAccelerators() { use_accelerators(true); }
  WithoutAccelerators(const WithoutAccelerators&) = delete;
  WithoutAccelerators& operator=(const WithoutAccelerators&) = delete;
};

/// A transform is computed more accurately than by its terms.
inline bool may_be_transform(const spec::Record& record) {
  const auto turns = [](const spec::Expr& e) {
    return e.node == spec::ExprKind::kCall && e.symbol->scope == spec::SymbolScope::kPrimitive &&
           e.symbol->index == static_cast<int>(PrimitiveId::kTurn);
  };
  return std::ranges::any_of(record.means, [&](const spec::Clause& c) { return spec::any_of(c, turns); });
}

inline bool has_transform(const Module& module) {
  bool found = false;
  for (const auto& f : module.functions)
    program::each_op(f.body, [&](const program::Op& op) { found |= may_be_transform(*op.record); });
  return found;
}

inline std::string tensor_type(const std::vector<std::int64_t>& shape, std::string_view element) {
  std::string text = "tensor<";
  for (const std::int64_t n : shape) text += std::to_string(n) + "x";
  return text + std::string(element) + ">";
}

inline std::string listed(const std::vector<std::int64_t>& numbers) {
  std::string text = "[";
  for (const std::int64_t n : numbers) text += (text.size() > 1 ? ", " : "") + std::to_string(n);
  return text + "]";
}

/// A transform of each kind in turn, over one to three dims, beside a batch or not.
struct DrawnTransform {
  std::string text;
  std::int64_t terms = 1;

  /// `part` is the type of the parts of complex elements.
  DrawnTransform(Choices& choices, std::size_t kind, std::string_view part, std::int64_t largest) {
    constexpr std::array kKinds{"FFT", "IFFT", "RFFT", "IRFFT"};
    const auto dims = choices.between(1, 3);
    std::vector<std::int64_t> lengths, shape;
    for (std::int64_t d = 0; d < dims; ++d) {
      const std::int64_t most = dims == 1 ? largest : dims == 2 ? 24 : 9;
      lengths.push_back(choices.between(dims == 1 ? 64 : dims == 2 ? 8 : 4, most));
      terms *= lengths.back();
    }
    if (choices.chance(1, 2)) shape.push_back(choices.between(1, 3));
    shape.insert(shape.end(), lengths.begin(), lengths.end());
    auto half = shape;
    half.back() = half.back() / 2 + 1;
    const std::string complex = "complex<" + std::string(part) + ">", which = kKinds[kind % 4];
    const std::string from = which == "RFFT"    ? tensor_type(shape, part)
                             : which == "IRFFT" ? tensor_type(half, complex)
                                                : tensor_type(shape, complex);
    const std::string to = which == "RFFT"    ? tensor_type(half, complex)
                           : which == "IRFFT" ? tensor_type(shape, part)
                                              : tensor_type(shape, complex);
    text = "func.func @main(%a: " + from + ") -> " + to + " {\n  %0 = stablehlo.fft %a, type = " + which +
           ", length = " + listed(lengths) + " : (" + from + ") -> " + to + "\n  return %0 : " + to + "\n}\n";
  }
};

}  // namespace assay::oracle
