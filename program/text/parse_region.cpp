#include <algorithm>
#include <utility>

#include "program/text/parser.h"

/// Regions, names of values and the results of ops.
namespace assay::program {
namespace {

constexpr int kDeepestRegion = 200;

}  // namespace

/// Names defined within vanish at its end.
class Parser::Scope {
 public:
  explicit Scope(Parser& parser) : parser_(parser), size_(parser.scope_.size()) { ++parser_.depth_; }
  ~Scope() {
    for (auto i = size_; i < parser_.scope_.size(); ++i) parser_.names_.erase(parser_.scope_[i]);
    parser_.scope_.resize(size_);
    --parser_.depth_;
  }
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;

 private:
  Parser& parser_;
  std::size_t size_;
};

ValueId Parser::define(Type type) {
  function_->types.push_back(type);
  return static_cast<ValueId>(function_->types.size() - 1);
}

bool Parser::name(std::string_view name, ValueId first, std::uint32_t count, Place at) {
  if (!names_.emplace(name, Named{first, count}).second) return in.fail("a second value %" + std::string(name), at);
  scope_.push_back(name);
  return true;
}

/// `%name` or `%name#1`.
bool Parser::operand(ValueId& out) {
  const auto at = in.place();
  if (!in.accept('%')) return in.expected("a value '%name'");
  const auto name = in.suffix();
  if (name.empty()) return in.expected("a name after '%'");
  const auto found = names_.find(name);
  if (found == names_.end()) return in.fail("%" + std::string(name) + " is not defined before its use", at);
  const auto& named = found->second;
  std::int64_t k = 0;
  const bool indexed = in.here() == '#';
  if (indexed && (!in.accept('#') || !in.integer(k))) return false;
  if (!indexed && named.count != 1)
    return in.fail("%" + std::string(name) + " stands for " + std::to_string(named.count) + " values: say which, %" +
                       std::string(name) + "#0",
                   at);
  if (k < 0 || k >= static_cast<std::int64_t>(named.count))
    return in.fail(
        "%" + std::string(name) + " has " + std::to_string(named.count) + " values, #" + std::to_string(k) + " is none",
        at);
  out = named.first + static_cast<ValueId>(k);
  if (!function_->types[out]) return in.fail("%" + std::string(name) + " is used within the op that defines it", at);
  return true;
}

bool Parser::check_types(std::span<const ValueId> values, std::span<const Type> types, Place at) {
  if (values.size() != types.size())
    return in.fail(std::to_string(values.size()) + " values, but " + std::to_string(types.size()) + " types", at);
  for (std::size_t i = 0; i < values.size(); ++i)
    if (type_of(values[i]) != types[i])
      return in.fail(
          "operand " + std::to_string(i) + " is " + type_of(values[i]).text() + ", the text says " + types[i].text(),
          at);
  return true;
}

// ---- regions ------------------------------------------------------------------------------------

bool Parser::region(Region& out, std::span<const std::string_view> names, std::span<const Type> types) {
  const Scope scope(*this);
  if (depth_ > kDeepestRegion) return in.fail("regions nested deeper than 200");
  for (std::size_t i = 0; i < types.size(); ++i) {
    out.arguments.push_back(define(types[i]));
    if (!name(names[i], out.arguments.back(), 1, in.place())) return false;
  }
  return in.expect("{") && block(out) && in.expect("}");
}

bool Parser::isolated_region(Region& out, std::span<const std::string_view> names, std::span<const Type> types) {
  auto around = std::exchange(names_, {});
  const bool ok = region(out, names, types);
  names_ = std::move(around);
  return ok;
}

bool Parser::generic_region(Region& out, bool isolated) {
  if (!isolated) return named_region(out);
  auto around = std::exchange(names_, {});
  const bool ok = named_region(out);
  names_ = std::move(around);
  return ok;
}

/// The header only where there are arguments.
bool Parser::named_region(Region& out) {
  const Scope scope(*this);
  if (depth_ > kDeepestRegion) return in.fail("regions nested deeper than 200");
  if (!in.expect("{") || (in.peek() == '^' && !block_header(out))) return false;
  return block(out) && in.expect("}");
}

/// `^bb0(%a: T, %b: T):`.
bool Parser::block_header(Region& out) {
  if (!in.expect("^") || in.suffix().empty()) return in.expected("the name of a block");
  const auto read_argument = [&] {
    const auto at = in.place();
    if (!in.expect("%")) return false;
    const auto argument = in.suffix();
    Type type;
    if (!in.expect(":") || !read_type(type) || !in.skip_location()) return false;
    out.arguments.push_back(define(type));
    return name(argument, out.arguments.back(), 1, at);
  };
  return (!in.accept('(') || in.list(')', read_argument)) && in.expect(":");
}

/// Ops up to the terminator.
bool Parser::block(Region& out) {
  for (bool ended = false; !ended;)
    if (!op(out, ended)) return false;
  if (in.peek() == '^')
    return depth_ > 0 ? in.fail("a region of an op has one block")
                      : in.unsupported("more than one block in a function");
  return in.peek() == '}' || in.expected("'}' after the terminator");
}

/// `return %a, %b : T, T`, or `"func.return"(%a) : (T) -> ()`.
bool Parser::terminator(Region& out, bool generic) {
  out.place = in.place();
  std::vector<Type> types, none;
  if (generic && !in.expect("(")) return false;
  if (in.peek() == '%') do
      if (!operand(out.returns.emplace_back())) return false;
    while (in.accept(','));
  if (generic)
    return in.expect(")") && in.expect(":") && function_type(types, none) &&
           check_types(out.returns, types, out.place) && in.skip_location();
  if (!out.returns.empty()) {
    if (!in.expect(":")) return false;
    do {
      if (!read_type(types.emplace_back())) return false;
    } while (in.accept(','));
  }
  return check_types(out.returns, types, out.place) && in.skip_location();
}

// ---- results ------------------------------------------------------------------------------------

/// `%a, %b:2 =`, if there is one.
bool Parser::result_names(std::vector<std::pair<std::string_view, std::uint32_t>>& out) {
  if (in.peek() != '%') return true;
  do {
    if (!in.expect("%")) return false;
    const auto name = in.suffix();
    std::int64_t count = 1;
    if (name.empty()) return in.expected("a name after '%'");
    if (in.here() == ':' && (!in.accept(':') || !in.integer(count))) return false;
    if (count < 1 || count > (1 << 20)) return in.fail("a count of results is 1 to 2^20");
    out.emplace_back(name, static_cast<std::uint32_t>(count));
  } while (in.accept(','));
  return in.expect("=");
}

bool Parser::define_results(const PendingOp& op, std::span<const std::pair<std::string_view, std::uint32_t>> names,
                            Place at) {
  auto next = op.first_result;
  for (const auto& [result, count] : names) {
    if (!name(result, next, count, at)) return false;
    next += count;
  }
  return true;
}

}  // namespace assay::program
