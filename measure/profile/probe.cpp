#include "measure/profile/probe.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "measure/embedded.h"

namespace assay::measure {
namespace {

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::vector<std::string> pieces(std::string_view text, char separator) {
  std::vector<std::string> out;
  while (true) {
    const auto end = text.find(separator);
    out.emplace_back(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return out;
    text.remove_prefix(end + 1);
  }
}

std::vector<std::string> words(std::string_view text) {
  auto out = pieces(text, ' ');
  std::erase(out, "");
  return out;
}

/// Reads the lines of one file. What is wrong first is kept.
class ProbeParser {
 public:
  ProbeParser(std::string_view text, std::string_view file) : file_(file), lines_(pieces_of_lines(text)) {}

  Result<Probe> parse() {
    while (at_ < lines_.size() && !error_) line();
    if (!error_) demand_parts();
    if (error_) return tl::unexpected(*error_);
    return std::move(probe_);
  }

 private:
  static std::vector<std::string_view> pieces_of_lines(std::string_view text) {
    std::vector<std::string_view> out;
    while (!text.empty()) {
      const auto end = std::min(text.find('\n'), text.size());
      out.push_back(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
  }

  void fail_here(std::string message) {
    if (!error_) error_ = Error{std::move(message), fmt::format("{}:{}", file_, at_ + 1)};
  }
  void demand_parts() {
    at_ = 0;
    if (probe_.name.empty()) return fail_here("a probe begins with `probe NAME`");
    if (probe_.program.empty()) return fail_here(fmt::format("the probe {} has no program", probe_.name));
    if (probe_.cases.empty()) return fail_here(fmt::format("the probe {} has no case", probe_.name));
  }

  void line() {
    static constexpr std::pair<std::string_view, void (ProbeParser::*)(std::string_view)> kLines[] = {
        {"probe", &ProbeParser::name},     {"topic", &ProbeParser::topic},     {"asks", &ProbeParser::question},
        {"for", &ProbeParser::parameters}, {"program", &ProbeParser::program}, {"case", &ProbeParser::new_case},
        {"inputs", &ProbeParser::inputs},  {"answer", &ProbeParser::answer},   {"candidate", &ProbeParser::candidate},
        {"tree", &ProbeParser::tree}};
    const std::string_view text = trimmed(lines_[at_]);
    const std::string_view word = text.substr(0, text.find(' '));
    const auto* known = std::ranges::find(kLines, word, [](const auto& row) { return row.first; });
    if (!text.empty() && !text.starts_with("--")) {
      if (known == std::end(kLines)) return fail_here(fmt::format("no line of a probe begins with `{}`", word));
      (this->*known->second)(trimmed(text.substr(word.size())));
    }
    ++at_;
  }

  void name(std::string_view rest) { probe_.name = rest; }
  void topic(std::string_view rest) { probe_.topic = rest; }
  void question(std::string_view rest) { probe_.question = quoted(rest); }

  /// The text in quotes that comes next; `rest` moves behind it.
  std::string quoted(std::string_view& rest) {
    const auto begin = rest.find('"');
    const auto end = begin == std::string_view::npos ? begin : rest.find('"', begin + 1);
    if (end == std::string_view::npos) return fail_here("expected a text in quotes"), "";
    const std::string text(rest.substr(begin + 1, end - begin - 1));
    rest = trimmed(rest.substr(end + 1));
    return text;
  }

  /// `E : f32 f64`, or `OP X : add 0, multiply 1`.
  void parameters(std::string_view rest) {
    const auto colon = rest.find(':');
    if (colon == std::string_view::npos) return fail_here("expected `for NAME : WORDS`");
    ProbeParameters p{words(rest.substr(0, colon)), {}};
    const std::string_view rows = rest.substr(colon + 1);
    if (p.names.size() == 1)
      for (const std::string& word : words(rows)) p.rows.push_back({word});
    else
      for (const std::string& row : pieces(rows, ',')) p.rows.push_back(words(row));
    for (const auto& row : p.rows)
      if (row.size() != p.names.size()) fail_here(fmt::format("expected {} words for each row", p.names.size()));
    probe_.parameters.push_back(std::move(p));
  }

  /// The lines that follow and are indented or empty, up to the last that is indented.
  void program(std::string_view) {
    while (at_ + 1 < lines_.size() && (lines_[at_ + 1].empty() || lines_[at_ + 1][0] == ' '))
      probe_.program += fmt::format("{}\n", lines_[++at_]);
  }

  void new_case(std::string_view rest) { probe_.cases.push_back({std::string(rest), {}, {}, {}, false}); }
  ProbeCase* current_case() {
    if (probe_.cases.empty()) fail_here("this line belongs below `case NAME`");
    return probe_.cases.empty() ? nullptr : &probe_.cases.back();
  }
  void inputs(std::string_view rest) {
    if (ProbeCase* c = current_case()) c->inputs = pieces(rest, ';');
  }
  void tree(std::string_view) {
    if (ProbeCase* c = current_case()) c->reveals_tree = true;
  }
  void candidate(std::string_view rest) {
    if (ProbeCase* c = current_case()) c->candidates.push_back(quoted(rest));
  }

  /// `VALUES : "behaviour" grants "line" grants "line"`.
  void answer(std::string_view rest) {
    ProbeCase* c = current_case();
    const auto colon = rest.find(" : ");
    if (colon == std::string_view::npos) return fail_here("expected `answer VALUES : \"what it says\"`");
    if (c == nullptr) return;
    ProbeAnswer a{std::string(trimmed(rest.substr(0, colon))), "", {}};
    rest.remove_prefix(colon + 3);
    a.behaviour = quoted(rest);
    while (!error_ && !rest.empty()) {
      if (!rest.starts_with("grants ")) return fail_here("expected `grants \"a line of a contract\"`");
      a.lines.push_back(quoted(rest));
    }
    c->answers.push_back(std::move(a));
  }

  std::string file_;
  std::vector<std::string_view> lines_;
  std::size_t at_ = 0;
  Probe probe_;
  std::optional<Error> error_;
};

/// Each `$NAME` of the text as its word; no capital letter follows a name.
void replace_all(std::string& text, const std::string& name, const std::string& word) {
  const std::string mark = "$" + name;
  for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1)) {
    const auto end = at + mark.size();
    if (end < text.size() && 'A' <= text[end] && text[end] <= 'Z') continue;
    text.replace(at, mark.size(), word);
  }
}

template <class Use> void each_text(Probe& p, const Use& use) {
  use(p.program);
  for (ProbeCase& c : p.cases) {
    use(c.name);
    std::ranges::for_each(c.inputs, use);
    std::ranges::for_each(c.candidates, use);
    for (ProbeAnswer& a : c.answers) {
      use(a.values);
      use(a.behaviour);
      std::ranges::for_each(a.lines, use);
    }
  }
}

ProbeInstance with_row(ProbeInstance i, const ProbeParameters& p, const std::vector<std::string>& row) {
  for (std::size_t k = 0; k < row.size(); ++k) {
    i.words += fmt::format("{}{} = {}", i.words.empty() ? "" : ", ", p.names[k], row[k]);
    each_text(i.probe, [&](std::string& text) { replace_all(text, p.names[k], row[k]); });
  }
  return i;
}

}  // namespace

Result<Probe> parse_probe(std::string_view text, std::string_view file) { return ProbeParser(text, file).parse(); }

std::vector<ProbeInstance> instances(const Probe& probe) {
  std::vector<ProbeInstance> all{{"", probe}};
  all.front().probe.parameters.clear();
  for (const ProbeParameters& p : probe.parameters) {
    std::vector<ProbeInstance> more;
    for (const ProbeInstance& i : all)
      for (const auto& row : p.rows) more.push_back(with_row(i, p, row));
    all = std::move(more);
  }
  return all;
}

Result<std::vector<Probe>> shipped_probes() {
  std::vector<Probe> all;
  for (const auto& [path, text] : embedded_probes()) {
    auto probe = parse_probe(text, path);
    if (!probe) return tl::unexpected(probe.error());
    all.push_back(*std::move(probe));
  }
  return all;
}

}  // namespace assay::measure
