#include "spec/language/code.h"

#include <cassert>
#include <limits>
#include <mutex>

#include "spec/language/value.h"

namespace assay::spec {
namespace {

/// Makes code in memory that is kept until the process ends: expressions are few.
class Compiler {
 public:
  const Code* compile(const Expr& e) {
    auto* to = memory_.array<Code>(1).data();
    fill(*to, e);
    return to;
  }

 private:
  void fill(Code& to, const Expr& e) {
    to = {.node = e.node, .op = e.op, .zips = e.zips, .arity = static_cast<std::uint16_t>(e.args.size())};
    if (e.symbol) {
      assert(e.symbol->index <= std::numeric_limits<std::int16_t>::max());
      to.scope = e.symbol->scope;
      to.index = static_cast<std::int16_t>(e.symbol->index);
    }
    fill_content(to, e);
    const auto children = memory_.array<Code>(e.args.size());
    to.first = children.data();
    for (std::size_t i = 0; i < children.size(); ++i) {
      if (e.args[i]) {
        fill(children[i], *e.args[i]);
      } else {
        children[i] = {.is_missing = true};
      }
    }
    if (!e.where.empty() || !e.binders.empty() || !e.parts.empty()) to.extra = extra(e);
    e.code.set(&to);
  }

  static void fill_content(Code& to, const Expr& e) {
    switch (e.node) {
      case ExprKind::kReal: to.real = e.real; return;
      case ExprKind::kIs: to.elements = e.elements; return;
      case ExprKind::kString: to.text = &e.name; return;
      case ExprKind::kCall:
        to.definition = e.symbol && e.symbol->scope != SymbolScope::kBuiltin ? e.symbol->definition : nullptr;
        return;
      default: to.integer = e.integer;
    }
  }

  const CodeExtra* extra(const Expr& e) {
    auto* out = memory_.array<CodeExtra>(1).data();
    *out = {definitions(e.where), binders(e.binders), parts(e.parts)};
    return out;
  }

  const Code* optional(const Expr* e) { return e ? compile(*e) : nullptr; }

  std::span<const CodeBinder> binders(const std::vector<Binder>& from) {
    const auto to = memory_.array<CodeBinder>(from.size());
    for (std::size_t i = 0; i < to.size(); ++i)
      to[i] = {from[i].how, local(from[i].symbol), optional(from[i].domain), optional(from[i].condition)};
    return to;
  }

  std::span<const CodePart> parts(const std::vector<Part>& from) {
    const auto to = memory_.array<CodePart>(from.size());
    for (std::size_t i = 0; i < to.size(); ++i)
      to[i] = {optional(from[i].value), optional(from[i].positions), optional(from[i].over), from[i].or_beyond};
    return to;
  }

  /// Functions have no value of their own: a call finds them.
  std::span<const CodeDefinition> definitions(const std::vector<Definition>& from) {
    const auto to = memory_.array<CodeDefinition>(from.size());
    std::size_t n = 0;
    for (const auto& d : from)
      if (!d.is_function) to[n++] = {local(d.symbol), binders(d.binders), optional(d.value)};
    return to.first(n);
  }

  static std::int16_t local(const Symbol* symbol) {
    return symbol ? static_cast<std::int16_t>(symbol->index) : std::int16_t{0};
  }

  Arena memory_;
};

}  // namespace

const Code& compile(const Expr& e) {
  static std::mutex mutex;
  static auto* compiler = new Compiler;
  const std::lock_guard lock(mutex);
  if (const Code* made = e.code.get()) return *made;
  return *compiler->compile(e);
}

}  // namespace assay::spec
