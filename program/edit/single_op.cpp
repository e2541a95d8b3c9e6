#include "program/edit/single_op.h"

#include <algorithm>

#include "program/layout.h"

namespace assay::program {
namespace {

using spec::Instance;
using spec::Record;
using spec::SignatureView;

/// The record that makes a literal a value: no operands, one literal, one result.
const Record* literal_record(const spec::Records& records) {
  for (const auto& r : records.all()) {
    const bool fits = r.operands.empty() && r.regions.empty() && r.attributes.size() == 1 && r.results.size() == 1;
    if (!fits) continue;
    const auto& domain = r.names[static_cast<std::size_t>(r.attributes[0])].domain;
    if (domain && domain->kind == spec::DomainKind::kLiteral) return &r;
  }
  return nullptr;
}

std::vector<Value> flat(const Instance& instance, std::span<const int> slots) {
  std::vector<Value> all;
  for (const int slot : slots) {
    const auto& v = instance[slot];
    if (v.is_list()) {
      all.insert(all.end(), v.as_list().begin(), v.as_list().end());
    } else if (!v.is_absent()) {
      all.push_back(v);
    }
  }
  return all;
}

class SingleOp {
 public:
  explicit SingleOp(const Instance& instance) : instance_(instance), record_(*instance.record) {}

  Result<Module> run() {
    module_.grid = instance_.grid;
    module_.functions.emplace_back();
    function().name = "main";
    op();
    if (!missing_.empty()) return fail(record_.full_name() + ": no value of type " + missing_);
    callees();
    if (!missing_.empty()) return fail(record_.full_name() + ": no value of type " + missing_);
    return std::move(module_);
  }

 private:
  Function& function() { return module_.functions[current_]; }

  ValueId define(Type type) {
    function().types.push_back(type);
    return static_cast<ValueId>(function().types.size() - 1);
  }

  void op() {
    Op op{.record = &record_};
    for (const auto& v : flat(instance_, record_.operands)) function().body.arguments.push_back(define(v.as_type()));
    op.operands = module_.arena->copy(std::span<const ValueId>(function().body.arguments));
    attributes(op);
    results(op);
    for (const auto& v : flat(instance_, record_.regions)) body(op.regions.emplace_back(), v.as_signature());
    function().body.ops.push_back(std::move(op));
  }

  void attributes(Op& op) {
    auto values = module_.arena->array<Value>(record_.attributes.size());
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = spec::copy(*module_.arena, instance_[record_.attributes[i]]);
    op.attributes = values;
  }

  void results(Op& op) {
    for (const auto& v : flat(instance_, record_.results)) {
      const auto id = define(v.as_type());
      if (op.results++ == 0) op.first_result = id;
      function().body.returns.push_back(id);
      function().results.push_back(v.as_type());
    }
  }

  void body(Region& region, const SignatureView& signature) {
    for (const auto t : signature.inputs) region.arguments.push_back(define(t));
    for (const auto t : signature.outputs) region.returns.push_back(value_of(region, t));
  }

  ValueId value_of(Region& region, Type type) {
    for (const auto v : region.arguments)
      if (function().types[v] == type) return v;
    if (!type.is_tensor() || !type.is_static() || type.is_quantized()) return missing_ = type.text(), 0;
    const auto size = static_cast<std::size_t>(spec::storage_bytes(type.element()));
    auto bytes = module_.arena->array<std::byte>(type.elements() ? size : 0);
    std::ranges::fill(bytes, std::byte{0});
    const spec::Literal literal{type, bytes, type.elements() > 0};
    const auto* stored = module_.arena->copy(std::span(&literal, 1)).data();
    Op op{.record = literal_record(*record_.records)};
    op.first_result = define(type);
    op.results = 1;
    const auto attribute = Value::literal(stored);
    op.attributes = module_.arena->copy(std::span(&attribute, 1));
    region.ops.push_back(std::move(op));
    return region.ops.back().first_result;
  }

  void callees() {
    for (const int slot : record_.attributes) {
      const auto& v = instance_[slot];
      if (v.kind != spec::ValueKind::kFunction || !v.as_function().signature) continue;
      const auto name = std::string(v.as_function().name);
      if (module_.find(name)) continue;
      current_ = module_.functions.size();
      module_.functions.emplace_back().name = name;
      function().is_private = true;
      const auto& results = v.as_function().signature->outputs;
      function().results.assign(results.begin(), results.end());
      body(function().body, *v.as_function().signature);
    }
  }

  const Instance& instance_;
  const Record& record_;
  Module module_;
  std::size_t current_ = 0;
  std::string missing_;
};

}  // namespace

Result<Module> module_of(const Instance& instance) { return SingleOp(instance).run(); }

}  // namespace assay::program
