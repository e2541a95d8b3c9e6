#include <algorithm>
#include <limits>

#include "program/edit/compact.h"
#include "program/grids.h"
#include "program/spread.h"
#include "program/text/parser.h"
#include "program/text/text.h"
#include "program/text/types.h"

/// Modules, functions and their dictionaries.
namespace assay::program {

Result<Module> parse(std::string_view text, std::string_view file, std::uint32_t first_line) {
  constexpr std::string_view kBytecode = "ML\xEFR";
  if (text.starts_with(kBytecode))
    return fail("not supported yet: MLIR bytecode; `stablehlo-translate --deserialize` makes text of it",
                std::string(file), ErrorKind::kUnsupported);
  return Parser(text, file, first_line).run();
}

namespace {

/// The first type or attribute of a dialect of which there is advice, with its sigil.
std::string_view advised_word(std::string_view text) {
  for (std::size_t at = 0; (at = text.find_first_of("!#", at)) != std::string_view::npos; ++at) {
    const std::string_view rest = text.substr(at + 1);
    const auto end = std::ranges::find_if_not(rest, is_word_character);
    const auto length = static_cast<std::size_t>(end - rest.begin());
    if (!advice_on(rest.substr(0, length)).empty()) return text.substr(at, length + 1);
  }
  return {};
}

/// Where a line fails that has types or attributes of another dialect, they are the reason, whatever was expected.
Error error_of_dialects(Error e, std::string_view line) {
  const std::string_view in_message = advised_word(e.message);
  const std::string word(in_message.empty() ? advised_word(line.substr(0, line.find("//"))) : in_message);
  const std::string_view advice = word.empty() ? "" : advice_on(std::string_view(word).substr(1));
  if (advice.empty() || e.message.find(advice) != std::string::npos) return e;
  const std::string what = word[0] == '!' ? "type" : "attribute";
  return {"not supported yet: " + what + " '" + word + "'" + std::string(advice), e.place, ErrorKind::kUnsupported};
}

}  // namespace

Result<Module> Parser::run() {
  module_.states_grid = false;
  const bool ok = module();
  if (!ok || in.failed()) return tl::unexpected(error_of_dialects(in.error(), in.line()));
  resolve_functions();
  assign_grids(module_);
  assign_devices(module_);
  return std::move(module_);
}

bool Parser::read_type(Type& out) { return program::read_type(in, aliases_, out); }

// ---- the file -----------------------------------------------------------------------------------

/// A module, or a bare list of functions; aliases and locations may stand around it.
bool Parser::module() {
  while (in.peek() == '#' || in.peek() == '!')
    if (!alias_definition()) return false;
  if (in.accept("\"builtin.module\"")) {
    if (!generic_module()) return false;
  } else if (in.accept_word("module") || in.accept_word("builtin.module")) {
    if (in.peek() == '@' && !in.symbol(module_.name)) return false;
    if (in.accept_word("attributes") && !module_attributes()) return false;
    if (!in.expect("{") || !module_body() || !in.expect("}") || !in.skip_location()) return false;
  }
  while (!in.at_end())
    if (!item()) return false;
  return true;
}

/// An op of another dialect in the generic form.
bool Parser::foreign_item() {
  const auto at = in.place();
  std::string_view name;
  return in.quoted(name) && (fail_unknown(name, at), false);
}

bool Parser::module_body() {
  while (in.peek() != '}')
    if (!item()) return false;
  return true;
}

bool Parser::item() {
  if (in.peek() == '#' || in.peek() == '!') return alias_definition();
  if (in.accept("{-#")) return in.unsupported("resources of a module");
  if (in.accept("\"func.func\"")) return generic_function();
  if (in.accept("\"sdy.mesh\"")) return generic_mesh();
  if (in.at("\"vhlo.")) return foreign_item();
  if (in.accept_word("func.func")) return function();
  const auto at = in.place();
  const auto word = std::string(in.at("\"") ? "" : in.word());
  if (word == "module" || word == "builtin.module")
    return in.fail("not supported yet: a module within a module", at, ErrorKind::kUnsupported);
  if (word == "sdy.mesh") return mesh();
  if (word.starts_with("vhlo.")) return fail_unknown(word, at), false;
  if (word.find('.') != std::string::npos)
    return in.fail("not supported yet: op '" + word + "' at the level of a module", at, ErrorKind::kUnsupported);
  const std::string hint = word == "dense" ? ": is this a file of inputs?" : "";
  return word.empty() ? in.expected("'func.func'") : in.fail("expected 'func.func', found '" + word + "'" + hint, at);
}

/// `sdy.mesh @name = <["x"=2]> {...}`.
bool Parser::mesh() {
  NamedMesh named;
  if (!in.symbol(named.name) || !in.expect("=") || !in.expect("<") || !read_mesh(in, '>', named.mesh)) return false;
  if (in.peek() == '{' && !dictionary_text(named.attributes)) return false;
  return add_mesh(std::move(named)) && in.skip_location();
}

bool Parser::add_mesh(NamedMesh named) {
  if (!meshes_.emplace(named.name, named.mesh).second) return in.fail("a second mesh @" + named.name);
  module_.meshes.push_back(std::move(named));
  return true;
}

/// `"sdy.mesh"() <{mesh = #sdy.mesh<["x"=2]>, sym_name = "mesh"}> : () -> ()`, or with the mesh of StableHLO.
bool Parser::generic_mesh() {
  NamedMesh named;
  const auto property = [&] {
    const std::string_view key = in.word();
    std::string_view text;
    if (!in.expect("=")) return false;
    if (key == "sym_name") return in.quoted(text) && (named.name = unescape(text), true);
    if (in.accept("#sdy.mesh<") || in.accept("#stablehlo.mesh<")) return read_mesh(in, '>', named.mesh);
    return key == "stablehlo.mesh" ? in.expect("{") && read_mesh(in, '}', named.mesh) : in.balanced(text);
  };
  if (!in.expect("(") || !in.expect(")")) return false;
  if (in.accept('<') && !(in.expect("{") && in.entries('}', property) && in.expect(">"))) return false;
  if (in.accept('{') && !in.entries('}', property)) return false;
  return add_mesh(std::move(named)) && no_types();
}

/// `#name = attribute`, `!name = type`.
bool Parser::alias_definition() {
  const bool is_type = in.peek() == '!';
  in.accept(is_type ? '!' : '#');
  const auto name = std::string(in.word());
  if (name.empty()) return in.expected("the name of an alias");
  std::string_view value;
  const auto at = in.place();
  if (!in.expect("=")) return false;
  if (in.at("loc") && !is_type) return named_location(name);
  if (!in.balanced_line(value)) return false;
  auto text = normalise(value, aliases_);
  if (!text) return in.fail(text.error().message, at);
  (is_type ? aliases_.types : aliases_.attributes)[name] = std::move(*text);
  return true;
}

/// What `#name` stands for where a location says it.
bool Parser::named_location(std::string_view name) {
  std::string_view text;
  if (!in.location(text)) return false;
  module_.locations.push_back({module_.arena->copy("#" + std::string(name)), module_.arena->copy(text)});
  return true;
}

/// `"builtin.module"() <{sym_name = "x"}> ({ ... }) {...} : () -> ()`.
bool Parser::generic_module() {
  if (!in.expect("(") || !in.expect(")")) return false;
  if (in.accept('<') && !(in.peek() == '{' && module_attributes() && in.expect(">"))) return in.expected("'{'");
  if (!in.expect("(") || !in.expect("{") || !module_body() || !in.expect("}") || !in.expect(")")) return false;
  if (in.peek() == '{' && !module_attributes()) return false;
  return no_types();
}

/// `: () -> ()`, and a location.
bool Parser::no_types() {
  return in.expect(":") && in.expect("(") && in.expect(")") && in.expect("->") && in.expect("(") && in.expect(")") &&
         in.skip_location();
}

// ---- dictionaries -------------------------------------------------------------------------------

/// `{...}` as text without braces.
bool Parser::dictionary_text(std::string& out) {
  const auto at = in.place();
  const auto before = in.mark();
  std::string_view text;
  if (in.peek() != '{') return in.expected("'{'");
  if (!in.bracketed(text)) return false;
  const auto after = in.mark();
  in.reset(before);
  if (!is_dictionary()) return false;
  in.reset(after);
  auto clean = normalise(text, aliases_);
  if (!clean) return in.fail(clean.error().message, at);
  const auto inner = std::string_view(*clean).substr(1, clean->size() - 2);
  const auto from = inner.find_first_not_of(' ');
  out = from == std::string_view::npos ? "" : inner.substr(from, inner.find_last_not_of(' ') - from + 1);
  return true;
}

/// `{name, name = value, ...}`, whatever the values are.
bool Parser::is_dictionary() {
  in.accept('{');
  return in.entries('}', [&] {
    std::string_view key, value;
    if (in.peek() == '"' ? !in.quoted(key) : (key = in.word()).empty()) return in.expected("the name of an attribute");
    if (in.accept('=') && !in.balanced(value)) return false;
    return value.data() == nullptr || !value.empty() || in.expected("the value of an attribute");
  });
}

bool Parser::attributes_text(std::string& out) { return in.peek() != '{' || dictionary_text(out); }

/// The grid and the name are taken out of the dictionary: they are fields of the module.
bool Parser::module_attributes() {
  return in.expect("{") && in.entries('}', [&] {
    const auto at = in.place();
    std::string_view entry;
    if (!in.balanced(entry)) return false;
    if (entry.empty()) return in.expected("an attribute");
    auto clean = normalise(entry, aliases_);
    if (!clean) return in.fail(clean.error().message, at);
    const auto equals = clean->find(" = ");
    return take_attribute(std::string_view(*clean).substr(0, equals),
                          equals == std::string::npos ? "" : std::string_view(*clean).substr(equals + 3), at);
  });
}

bool Parser::take_attribute(std::string_view key, std::string_view value, Place at) {
  if (key == "sym_name" && value.size() >= 2 && value.front() == '"') {
    module_.name = unescape(value.substr(1, value.size() - 2));
    return true;
  }
  if (key == "mhlo.num_replicas") return take_extent(key, value, at, module_.grid.replicas);
  if (key == "mhlo.num_partitions") return take_extent(key, value, at, module_.grid.partitions);
  if (!module_.attributes.empty()) module_.attributes += ", ";
  module_.attributes += key;
  if (!value.empty()) module_.attributes.append(" = ").append(value);
  return true;
}

/// One side of the grid, which upstream stores in 32 bits.
bool Parser::take_extent(std::string_view key, std::string_view value, Place at, std::int64_t& out) {
  std::int64_t n = 0;
  Scanner number(value);
  if (!number.accept_integer(n) || n < 1 || n > std::numeric_limits<std::int32_t>::max())
    return in.fail(std::string(key) + " = " + std::string(value) + ": a grid has 1 to 2147483647 of them", at);
  module_.states_grid = true;
  out = n;
  return true;
}

// ---- functions ----------------------------------------------------------------------------------

bool Parser::function() {
  module_.functions.emplace_back();
  function_ = &module_.functions.back();
  function_->is_private = in.accept_word("private");
  if (!function_->is_private && !in.accept_word("public")) in.accept_word("nested");
  function_->place = in.place();
  std::vector<std::string_view> names;
  std::vector<Place> places;
  if (!in.symbol(function_->name)) return false;
  if (!is_new_function()) return false;
  if (!arguments(names, function_->types, places)) return false;
  if (in.accept("->") && !function_results()) return false;
  function_->result_attributes.resize(function_->results.size());
  if (in.accept_word("attributes") && !dictionary_text(function_->attributes)) return false;
  if (in.peek() != '{') return declaration();
  if (names.size() != function_->types.size()) return in.fail("the arguments of a function with a body have names");
  return function_body(names, places);
}

bool Parser::is_new_function() {
  return function_names_.insert(function_->name).second ||
         in.fail("a second function @" + function_->name, function_->place);
}

/// A function that stands elsewhere.
bool Parser::declaration() {
  function_->is_declaration = true;
  for (std::size_t i = 0; i < function_->types.size(); ++i)
    function_->body.arguments.push_back(static_cast<ValueId>(i));
  return in.skip_location() && end_function();
}

bool Parser::arguments(std::vector<std::string_view>& names, std::vector<Type>& types, std::vector<Place>& places) {
  const auto read_argument = [&] {
    places.push_back(in.place());
    if (in.accept('%')) {
      names.push_back(in.suffix());
      if (names.back().empty() || !in.expect(":")) return in.expected("a name after '%'");
    }
    return read_type(types.emplace_back()) && attributes_text(function_->argument_attributes.emplace_back()) &&
           in.skip_location();
  };
  if (!in.expect("(") || !in.list(')', read_argument)) return false;
  return names.empty() || names.size() == types.size() || in.fail("some arguments have names and some have none");
}

bool Parser::function_results() {
  if (in.peek() != '(') return read_type(function_->results.emplace_back());
  in.accept('(');
  return in.list(')', [&] {
    return read_type(function_->results.emplace_back()) && attributes_text(function_->result_attributes.emplace_back());
  });
}

bool Parser::function_body(std::span<const std::string_view> names, std::span<const Place> places) {
  auto& body = function_->body;
  for (std::size_t i = 0; i < names.size(); ++i) {
    body.arguments.push_back(static_cast<ValueId>(i));
    if (!name(names[i], static_cast<ValueId>(i), 1, places[i])) return false;
  }
  return in.expect("{") && block(body) && in.expect("}") && in.skip_location() && end_function();
}

bool Parser::end_function() {
  if (renumber_) renumber(*function_, *module_.arena);
  renumber_ = false;
  names_ = {};  // clear() takes as long as the largest function had names
  scope_.clear();
  function_ = nullptr;
  return true;
}

/// `"func.func"() <{function_type = T, sym_name = "f", ...}> ({ ^bb0(...): ... }) {...} : () -> ()`.
bool Parser::generic_function() {
  module_.functions.emplace_back();
  function_ = &module_.functions.back();
  function_->place = in.place();
  std::vector<Type> inputs;
  if (!in.expect("(") || !in.expect(")") || !in.expect("<") || !in.expect("{")) return false;
  if (!in.entries('}', [&] { return generic_function_property(inputs); })) return false;
  function_->argument_attributes.resize(inputs.size());
  function_->result_attributes.resize(function_->results.size());
  if (!is_new_function()) return false;
  if (!in.expect(">") || !in.expect("(")) return false;
  if (!in.expect("{") || !generic_function_body(inputs)) return false;
  if (function_->body.arguments.size() != inputs.size())
    return in.fail("the block has other arguments than function_type");
  if (!in.expect("}") || !in.expect(")") || !attributes_text(function_->attributes)) return false;
  return no_types() && end_function();
}

/// Up to the `}`; none, where the function stands elsewhere.
bool Parser::generic_function_body(std::span<const Type> inputs) {
  if (in.peek() != '}') return (in.peek() != '^' || block_header(function_->body)) && block(function_->body);
  function_->is_declaration = true;
  for (const Type input : inputs) function_->body.arguments.push_back(define(input));
  return true;
}

bool Parser::generic_function_property(std::vector<Type>& inputs) {
  const auto key = in.word();
  if (!in.expect("=")) return false;
  if (key == "function_type") return function_type(inputs, function_->results);
  if (key == "arg_attrs") return attribute_list_text(function_->argument_attributes);
  if (key == "res_attrs") return attribute_list_text(function_->result_attributes);
  std::string_view text;
  if (!in.quoted(text)) return false;
  if (key == "sym_name") function_->name = unescape(text);
  if (key == "sym_visibility") function_->is_private = text == "private";
  return true;
}

/// `[{...}, {...}]`.
bool Parser::attribute_list_text(std::vector<std::string>& out) {
  if (!in.expect("[")) return false;
  while (!in.accept(']')) {
    if (!out.empty() && !in.expect(",")) return false;
    if (!dictionary_text(out.emplace_back())) return false;
  }
  return true;
}

void Parser::resolve_functions() {
  const Symbols symbols(module_);
  for (auto* reference : functions_) {
    const auto* callee = symbols.find(reference->name);
    if (!callee) continue;
    reference->signature = &Value::signature(*module_.arena, callee->signature()).as_signature();
  }
}

}  // namespace assay::program
