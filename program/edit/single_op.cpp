#include "program/edit/single_op.h"

#include <algorithm>
#include <string>

#include "program/edit/make.h"

namespace assay::program {
namespace {

class SingleOp {
 public:
  explicit SingleOp(const spec::Instance& instance) : instance_(instance), record_(*instance.record) {}

  Result<Module> run() {
    module_.grid = instance_.grid;
    add_function("main");
    add_op();
    add_callees();
    if (!missing_.empty()) return fail(record_.full_name() + ": no value of type " + missing_);
    return std::move(module_);
  }

 private:
  Function& function() { return module_.functions.back(); }
  void add_function(std::string name) { module_.functions.emplace_back().name = std::move(name); }

  void add_op() {
    Function& f = function();
    for (const Type type : flat_types(instance_, record_.operands)) new_argument(f, type);
    Op op = make_op(instance_, f.body.arguments, {}, f, *module_.arena);
    for (ValueId k = 0; k < op.results; ++k) give_back(op.first_result + k);
    for (const auto* signature : flat_signatures(instance_)) fill(op.regions.emplace_back(), *signature);
    f.body.ops.push_back(std::move(op));
  }

  void give_back(ValueId v) {
    function().body.returns.push_back(v);
    function().results.push_back(function().type(v));
  }

  void fill(Region& region, const spec::SignatureView& signature) {
    for (const Type type : signature.inputs) region.arguments.push_back(new_value(function(), type));
    for (const Type type : signature.outputs) region.returns.push_back(value_of(region, type));
  }

  /// The simplest value of its type.
  ValueId value_of(Region& region, Type type) {
    for (const ValueId v : region.arguments)
      if (function().type(v) == type) return v;
    if (!type.is_tensor() || !type.is_static() || type.is_quantized()) return missing_ = type.text(), 0;
    const auto size = static_cast<std::size_t>(spec::storage_bytes(type.element()));
    auto zero = module_.arena->array<std::byte>(type.elements() ? size : 0);
    std::ranges::fill(zero, std::byte{0});
    const spec::Literal literal{type, zero, type.elements() > 0};
    region.ops.push_back(make_literal(*literal_record(*record_.records), literal, function(), *module_.arena));
    return region.ops.back().first_result;
  }

  void add_callees() {
    for (const int slot : record_.attributes) {
      const Value& v = instance_[slot];
      if (v.kind != spec::ValueKind::kFunction || !v.as_function().signature) continue;
      const std::string name(v.as_function().name);
      if (module_.find(name)) continue;
      add_function(name);
      function().is_private = true;
      const auto& results = v.as_function().signature->outputs;
      function().results.assign(results.begin(), results.end());
      fill(function().body, *v.as_function().signature);
    }
  }

  const spec::Instance& instance_;
  const spec::Record& record_;
  Module module_;
  std::string missing_;
};

}  // namespace

Result<Module> module_of(const spec::Instance& instance) { return SingleOp(instance).run(); }

}  // namespace assay::program
