#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "program/module.h"

/// Text in and out: StableHLO's pretty and generic forms.
namespace assay::program {

/// Parses one module (`module {...}` or a bare list of functions). Errors carry `line:column`.
/// Does not judge laws; call `verify`.
Result<Module> parse(std::string_view text, std::string_view file = "");

/// Splits at lines `// -----`; each part keeps its line numbers by leading newlines.
std::vector<std::string> split(std::string_view text);

enum class Form { kPretty, kGeneric };

/// Text that upstream's parser and verifier accept.
std::string print(const Module&, Form = Form::kPretty);

/// `dense<...> : tensor<...>`; special floats as hex bits.
Result<spec::Literal> parse_literal(std::string_view text, spec::Arena&);
/// `[dense<...> : tensor<...>, ...]`.
Result<std::vector<spec::Literal>> parse_literals(std::string_view text, spec::Arena&);
std::string print_literal(const spec::Literal&);

}  // namespace assay::program
