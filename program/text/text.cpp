#include "program/text/text.h"

#include <algorithm>

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

std::vector<Part> split(std::string_view text) {
  std::vector<Part> parts;
  std::uint32_t line_number = 1, first_line = 1;
  std::size_t begin = 0;
  for (std::size_t at = 0; at < text.size(); ++line_number) {
    const auto end = std::min(text.find('\n', at), text.size() - 1) + 1;
    if (separates(text.substr(at, end - at))) {
      parts.push_back({text.substr(begin, at - begin), first_line});
      begin = end;
      first_line = line_number + 1;
    }
    at = end;
  }
  parts.push_back({text.substr(begin), first_line});
  return parts;
}

std::optional<PartOf<std::string>> PartReader::next() {
  if (is_done_) return std::nullopt;
  PartOf<std::string> part{"", line_};
  for (std::string line; std::getline(in_, line); ++line_) {
    if (separates(line)) {
      ++line_;
      return part;
    }
    part.text += line;
    if (!in_.eof()) part.text += '\n';
  }
  is_done_ = true;
  return part;
}

}  // namespace assay::program
