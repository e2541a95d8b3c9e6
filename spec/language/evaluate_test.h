#pragma once

#include <array>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "spec/instance.h"
#include "spec/language/evaluate.h"

/// Values of expressions of the language in a small op whose names have fixed values.
namespace assay::spec {

/// The names that a formula may use, with what `Surroundings` gives them.
inline constexpr std::string_view kSurroundings =
    "enum direction : UP DOWN\n"
    "def twice(x) = x + x\n"
    "def root(n) = one(d for d < 5 if d * d = n)\n"
    "def above(n) = one(d for d < 5 if d > n)\n"
    "op probe\n"
    "  let  N : count 1 .. ; S, T, D : shape ; E, F, G : any ; V, W : type\n"
    "  attr n, unbound : 0 .. ; absent? : 0 .. ; word : string ; way : direction\n"
    "  in   x : tensor<S x E>\n"  // tensor<2x3xf32>
    "  in   c : tensor<E>\n"      // tensor<complex<f32>>
    "  in   per_tensor, per_axis, wider, of_f64 : tensor<T x F>\n"
    "  in   open : tensor<D x G>\n"          // tensor<?x4xi8>
    "  in   bounded : tensor<D x G>\n"       // tensor<?x?xf32, bounds<3, ?>>
    "  in   xs[k < N] : tensor<S x E>\n"     // tensor<2x3xf32>, tensor<5xi8>
    "  in   pair : V\n"                      // tuple<tensor<2x3xf32>, !stablehlo.token>
    "  in   done : W\n"                      // !stablehlo.token
    "  attr text : literal tensor<S x E>\n"  // of tensor<4xui8>
    "  region f : (tensor<S x E>, tensor<E>) -> (tensor<E>)\n";

/// A record with the lines of `kSurroundings` and one more, and an instance of it.
class Surroundings {
 public:
  explicit Surroundings(const std::string& line)
      : records_(Records::load({{"test.op", std::string(kSurroundings) + "  " + line + "\n"}})) {
    if (records_) fill();
  }

  std::string error() const { return records_ ? "" : records_.error().text(); }
  const Record& record() const { return *(*records_)->find("probe"); }
  const Instance& instance() const { return instance_; }
  Arena& arena() { return arena_; }
  /// The value of a `let NAME = e`, or the error of the line.
  std::string value_of(std::string_view name) {
    return records_ ? to_string(evaluate(*record().find(name)->value, instance_, arena_)) : error();
  }

 private:
  static Type quantized(Quantization q) {
    TypeData data{.element = q.storage, .shape = {2, 2}};
    data.quantization = std::make_shared<Quantization>(std::move(q));
    return Type::intern(std::move(data));
  }
  static Type quantized(int dimension, std::vector<double> scales, std::vector<std::int64_t> zero_points) {
    return quantized(
        {ElementType::i8, ElementType::f32, -128, 127, std::move(scales), std::move(zero_points), dimension});
  }

  static Quantization i16_of(ElementType expressed) {
    return {ElementType::i16, expressed, -32768, 32767, {0.125}, {1}};
  }

  void fill() {
    const Type x = Type::tensor({2, 3}, ElementType::f32), scalar = Type::tensor({}, ElementType::f32);
    inputs_ = {x, scalar};
    outputs_ = {scalar};
    signature_ = {inputs_, outputs_};
    function_ = {.name = "f", .signature = &signature_};
    literal_ = {.type = Type::tensor({4}, ElementType::ui8)};
    group_ = {Value::type(x), Value::type(Type::tensor({5}, ElementType::i8))};
    members_ = {x, Type::token()};
    bounded_.shape = {kDynamic, kDynamic};
    bounded_.bounds = {3, kDynamic};
    const std::map<std::string, Value> values = {{"n", Value::integer(7)},
                                                 {"absent", Value::absent()},
                                                 {"word", Value::string("a.b")},
                                                 {"way", Value::enumerator(1)},
                                                 {"x", Value::type(x)},
                                                 {"c", Value::type(Type::tensor({}, ElementType::c64))},
                                                 {"per_tensor", Value::type(quantized(-1, {0.5}, {3}))},
                                                 {"per_axis", Value::type(quantized(1, {0.5, 0.25}, {0, -1}))},
                                                 {"wider", Value::type(quantized(i16_of(ElementType::f32)))},
                                                 {"of_f64", Value::type(quantized(i16_of(ElementType::f64)))},
                                                 {"open", Value::type(Type::tensor({kDynamic, 4}, ElementType::i8))},
                                                 {"bounded", Value::type(Type::intern(bounded_))},
                                                 {"xs", Value::list(group_)},
                                                 {"pair", Value::type(Type::tuple(members_))},
                                                 {"done", Value::type(Type::token())},
                                                 {"text", Value::literal(&literal_)},
                                                 {"f", Value::function(&function_)}};
    const Record& r = record();
    slots_.resize(r.names.size());
    for (const Declaration& d : r.names)
      if (const auto v = values.find(d.name); v != values.end()) slots_[static_cast<std::size_t>(d.slot)] = v->second;
    instance_ = {&r, slots_, Grid{2, 3}};
  }

  Result<std::unique_ptr<const Records>> records_;
  std::vector<Value> slots_;
  Arena arena_;
  Instance instance_;
  std::vector<Type> inputs_, outputs_, members_;
  SignatureView signature_;
  FunctionReference function_;
  TypeData bounded_;
  Literal literal_;
  std::array<Value, 2> group_;
};

/// `to_string` of the value of `formula`, or the error at loading it.
inline std::string evaluated(std::string_view formula) {
  return Surroundings("let value = (" + std::string(formula) + ")").value_of("value");
}

}  // namespace assay::spec
