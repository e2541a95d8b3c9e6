#include "program/text/text.h"

#include "program/text/literals.h"

namespace assay::program {

Result<spec::Literal> parse_literal(std::string_view text, spec::Arena& arena) {
  Scanner in(text);
  spec::Literal literal;
  if (!read_literal(in, {}, arena, literal)) return tl::unexpected(in.error());
  if (in.at_end()) return literal;
  in.expected("the end of the literal");
  return tl::unexpected(in.error());
}

Result<std::vector<spec::Literal>> parse_literals(std::string_view text, spec::Arena& arena) {
  Scanner in(text);
  std::vector<spec::Literal> literals;
  const auto read_item = [&] { return read_literal(in, {}, arena, literals.emplace_back()); };
  if (!in.expect("[") || !in.list(']', read_item) || !(in.at_end() || in.expected("the end of the list")))
    return tl::unexpected(in.error());
  return literals;
}

std::string print_literal(const spec::Literal& literal) {
  Buffer out;
  append(out, literal);
  return out.text();
}

namespace {

/// `// -----`, itself commented out or not: as upstream, which looks for these characters anywhere.
bool separates(std::string_view line) {
  const auto at = line.find("// -----");
  return at != std::string_view::npos && line.find_first_not_of("/ \t") >= at + 3;
}

}  // namespace

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> parts(1);
  while (!text.empty()) {
    const auto line = text.substr(0, text.find('\n') + 1);
    const auto whole = line.empty() ? text : line;
    if (separates(whole)) {
      parts.emplace_back();
      for (const char c : parts[parts.size() - 2]) parts.back().append(c == '\n', '\n');
      parts.back() += '\n';
    } else {
      parts.back() += whole;
    }
    text.remove_prefix(whole.size());
  }
  return parts;
}

}  // namespace assay::program
