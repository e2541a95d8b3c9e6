#include "judge/form/makers.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "program/edit/walk.h"

namespace assay::judge {
namespace {

bool can_be_donated(Type type) { return type.is_tensor() && type.is_static() && type.elements() > 0; }

/// The first result of the type that has no memory yet.
std::optional<std::size_t> take_result(Type type, const std::vector<Type>& results, std::vector<bool>& is_taken) {
  for (std::size_t k = 0; k < results.size(); ++k)
    if (!is_taken[k] && results[k] == type) return is_taken[k] = true, k;
  return std::nullopt;
}

}  // namespace

Result<std::optional<Module>> donated(const Module& module) {
  Module out = module;
  Function& f = program::entry_of(out);
  f.argument_attributes.resize(f.body.arguments.size());
  std::vector<bool> is_taken(f.results.size());
  bool is_any = false;
  for (std::size_t k = 0; k < f.body.arguments.size(); ++k) {
    const Type type = f.type(f.body.arguments[k]);
    if (!f.argument_attributes[k].empty() || !can_be_donated(type)) continue;
    const auto result = take_result(type, f.results, is_taken);
    f.argument_attributes[k] =
        result ? fmt::format("tf.aliasing_output = {} : i32", *result) : "jax.buffer_donor = true";
    is_any = true;
  }
  if (!is_any) return std::nullopt;
  return std::optional(std::move(out));
}

}  // namespace assay::judge
