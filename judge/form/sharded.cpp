#include "judge/form/makers.h"

#include "program/sharding_dialect.h"

namespace assay::judge {
namespace {

Result<std::optional<Module>> some(Result<Module> made) {
  if (!made) return tl::unexpected(made.error());
  return std::optional(*std::move(made));
}

Result<std::optional<Module>> in_words_of(program::ShardingDialect dialect, const Module& module) {
  if (module.devices == 1 || program::dialect_of_shardings(module) == dialect) return std::nullopt;
  return some(program::with_shardings_in(dialect, module));
}

}  // namespace

Result<std::optional<Module>> in_words_of_shardy(const Module& module) {
  return in_words_of(program::ShardingDialect::kShardy, module);
}

Result<std::optional<Module>> in_words_of_gspmd(const Module& module) {
  return in_words_of(program::ShardingDialect::kGspmd, module);
}

Result<std::optional<Module>> unsharded(const Module& module) {
  if (module.devices == 1) return std::nullopt;
  return some(program::without_shardings(module));
}

}  // namespace assay::judge
