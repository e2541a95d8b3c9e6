#include "measure/profile/grant_line.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/contract/contract.h"

namespace assay::measure {
namespace {

/// The next word of the rest; the rest moves behind it where it is a type.
bool take_type(std::string_view& rest, std::vector<std::string>& types) {
  const auto begin = rest.find_first_not_of(' ');
  if (begin == std::string_view::npos) return false;
  const std::string_view word = rest.substr(begin, rest.substr(begin).find(' '));
  if (spec::types_of_grant_word(word) == 0) return false;
  types.emplace_back(word);
  rest.remove_prefix(begin + word.size());
  return true;
}

}  // namespace

std::string GrantLine::text() const {
  return types.empty() ? head : fmt::format("{} for {}{}", head, fmt::join(types, " "), tail);
}

GrantLine parse_grant_line(std::string_view line) {
  const auto at = line.rfind(" for ");
  GrantLine out{std::string(line.substr(0, at)), {}, ""};
  if (at == std::string_view::npos) return out;
  std::string_view rest = line.substr(at + 5);
  while (take_type(rest, out.types)) continue;
  out.tail = rest;
  return out;
}

std::vector<std::vector<std::size_t>> same_but_for_types(const std::vector<std::string>& lines) {
  std::vector<std::vector<std::size_t>> groups;
  const auto same = [&](std::size_t a, std::size_t b) {
    const GrantLine x = parse_grant_line(lines[a]), y = parse_grant_line(lines[b]);
    return x.head == y.head && x.tail == y.tail;
  };
  for (std::size_t k = 0; k < lines.size(); ++k) {
    const auto known = std::ranges::find_if(groups, [&](const auto& group) { return same(group.front(), k); });
    if (known != groups.end()) known->push_back(k);
    else groups.push_back({k});
  }
  return groups;
}

std::string merged(const std::vector<std::string>& lines) {
  GrantLine out = parse_grant_line(lines.front());
  for (const std::string& line : lines)
    for (const std::string& type : parse_grant_line(line).types)
      if (std::ranges::find(out.types, type) == out.types.end()) out.types.push_back(type);
  return out.text();
}

bool speaks_of(const GrantLine& line, const std::string& program) {
  const auto has = [&](const spec::ElementFormat& f) {
    return program.find(std::string(f.name) + ">") != std::string::npos;
  };
  return line.types.empty() || std::ranges::any_of(line.types, [&](const std::string& word) {
           const spec::ElementSet types = spec::types_of_grant_word(word);
           const auto is_meant = [&](const spec::ElementFormat& f) {
             return (types & spec::set_of(f.type)) != 0 && has(f);
           };
           return types == 0 || std::ranges::any_of(spec::element_formats(), is_meant);
         });
}

std::string rule_line(const std::string& rule, spec::ElementType e) {
  return fmt::format("rewrite {} for {}", rule, spec::name(e));
}

}  // namespace assay::measure
