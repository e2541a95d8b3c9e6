#pragma once

#include <concepts>
#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "program/module.h"

/// Text in and out: StableHLO's pretty and generic forms.
namespace assay::program {

/// Parses one module (`module {...}` or a bare list of functions). Errors carry `line:column`, where the text
/// begins at `first_line`. Does not judge laws; call `verify`.
Result<Module> parse(std::string_view text, std::string_view file = "", std::uint32_t first_line = 1);

/// What stands between two lines `// -----` of a text.
template <class Text> struct PartOf {
  Text text;
  std::uint32_t first_line = 1;
};
using Part = PartOf<std::string_view>;
inline Result<Module> parse(const Part& part, std::string_view file) { return parse(part.text, file, part.first_line); }

/// Splits at lines `// -----`; the parts are views of the text.
std::vector<Part> split(std::string_view text);
template <std::same_as<std::string> Text> std::vector<Part> split(Text&&) = delete;

/// The parts of a stream, one after the other, as each is asked for.
class PartReader {
 public:
  explicit PartReader(std::istream& in) : in_(in) {}
  /// None at the end of the stream.
  std::optional<PartOf<std::string>> next();

 private:
  std::istream& in_;
  std::uint32_t line_ = 1;
  bool is_done_ = false;
};

enum class Form { kPretty, kGeneric };

/// Text that upstream's parser and verifier accept.
std::string print(const Module&, Form = Form::kPretty);

/// `{k = 2 : i64}`: the attributes of an op as its generic form has them; empty where there is nothing to say.
std::string print_attributes(const Module&, const Function&, const Op&);

/// `dense<...> : tensor<...>`; special floats as hex bits.
Result<spec::Literal> parse_literal(std::string_view text, spec::Arena&);
/// `[dense<...> : tensor<...>, ...]`.
Result<std::vector<spec::Literal>> parse_literals(std::string_view text, spec::Arena&);
std::string print_literal(const spec::Literal&);

}  // namespace assay::program
