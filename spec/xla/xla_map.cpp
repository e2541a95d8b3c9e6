#include "spec/xla/xla_map.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <map>

#include "spec/embedded.h"

namespace assay::spec {
namespace {

constexpr std::string_view kBlank = " \t";

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(kBlank);
  return first == text.npos ? "" : text.substr(first, text.find_last_not_of(kBlank) + 1 - first);
}

/// Takes the first word off the text, and the blanks behind it.
std::string_view take_word(std::string_view& text) {
  const auto word = text.substr(0, text.find_first_of(kBlank));
  text = trimmed(text.substr(word.size()));
  return word;
}

/// `NAME, NAME`.
std::vector<std::string> list_of(std::string_view text) {
  std::vector<std::string> names;
  while (!text.empty()) {
    const auto word = take_word(text);
    names.emplace_back(word.substr(0, word.find(',')));
  }
  return names;
}

/// `builder: it is no attribute`.
XlaGap gap_of(std::string_view text) {
  for (const std::string& kind : xla_gap_kinds())
    if (text.starts_with(kind + ": ")) return {kind, std::string(trimmed(text.substr(kind.size() + 1)))};
  return {};
}

/// `C1`, or `chlo.top_k.X1` of another record than the first.
XlaLaw law_of(const std::string& text) {
  const auto dot = text.rfind('.');
  return dot == text.npos ? XlaLaw{"", text} : XlaLaw{text.substr(0, dot), text.substr(dot + 1)};
}

bool is_label(std::string_view word) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  return std::ranges::any_of(word, is_digit) && word[0] >= 'A' && word[0] <= 'Z';
}

/// `X1 C1, C2`, `X2 builder: why`.
XlaConstraint constraint_of(std::string_view label, std::string_view rest) {
  XlaConstraint constraint{std::string(label), {}, gap_of(rest)};
  if (constraint.gap.is_none())
    for (const std::string& law : list_of(rest)) constraint.laws.push_back(law_of(law));
  return constraint;
}

/// What a block begins with: its details follow on lines that are indented.
enum class Block { kNone, kList, kShared, kOp };

class MapReader {
 public:
  explicit MapReader(std::string_view file) : file_(file) {}

  Result<XlaMap> read(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++line_) {
      const auto line = text.substr(at, text.find('\n', at) - at);
      at += line.size() + 1;
      const auto words = trimmed(line.substr(0, line.find("--")));
      if (words.empty()) continue;
      if (const auto done = line[0] == ' ' ? detail(words) : begin(words); !done) return tl::unexpected(done.error());
    }
    return std::move(map_);
  }

 private:
  tl::unexpected<Error> wrong(const std::string& message) const {
    return fail(message, fmt::format("{}:{}", file_, line_));
  }

  Result<void> begin(std::string_view rest) {
    const auto word = take_word(rest);
    if (word == "section") return begin_section(rest);
    if (word == "list") return begin_list(rest);
    if (word == "shared") return begin_shared(rest);
    if (word == "op") return begin_op(rest);
    return wrong(fmt::format("expected `section`, `list`, `shared` or `op`, found `{}`", word));
  }

  Result<void> begin_section(std::string_view title) {
    section_ = title;
    block_ = Block::kNone;
    return {};
  }

  Result<void> begin_list(std::string_view title) {
    map_.lists.push_back({std::string(title), {}});
    block_ = Block::kList;
    return {};
  }

  Result<void> begin_shared(std::string_view name) {
    shared_ = &shared_constraints_[std::string(name)];
    block_ = Block::kShared;
    return {};
  }

  Result<void> begin_op(std::string_view rest) {
    XlaOp op{.section = section_, .line = line_};
    const auto names = take_names(rest, op);
    if (!names) return names;
    for (const std::string& name : op.aliases)
      if (map_.find(name)) return wrong(fmt::format("`{}` is there twice", name));
    op.name = op.aliases.front();
    op.aliases.erase(op.aliases.begin());
    map_.ops.push_back(std::move(op));
    block_ = Block::kOp;
    return {};
  }

  /// `NAME, ALIAS is RECORD, RECORD`: all names, and what carries the op.
  Result<void> take_names(std::string_view rest, XlaOp& op) {
    while (!rest.empty()) {
      const auto word = take_word(rest);
      for (const auto carrier : {XlaCarrier::kRecords, XlaCarrier::kBody, XlaCarrier::kNothing})
        if (word == name(carrier)) return op.aliases.empty() ? wrong("expected a name") : carry(carrier, rest, op);
      op.aliases.emplace_back(word.substr(0, word.find(',')));
    }
    return wrong("expected `is`, `body` or `none` behind the names of an op");
  }

  Result<void> carry(XlaCarrier carrier, std::string_view rest, XlaOp& op) const {
    op.carrier = carrier;
    if (rest.empty()) return wrong(fmt::format("nothing stands behind `{}`", name(carrier)));
    if (carrier == XlaCarrier::kNothing) return op.reason = rest, Result<void>{};
    if (carrier == XlaCarrier::kBody) {
      op.body = take_word(rest);
      if (take_word(rest) != "of") return wrong("expected `of` and the ops that the body is made of");
    }
    op.records = list_of(rest);
    return op.records.empty() ? wrong("expected the name of a record") : Result<void>{};
  }

  Result<void> detail(std::string_view rest) {
    switch (block_) {
      case Block::kNone: return wrong("a line that is indented belongs to a `list`, `shared` or `op` above it");
      case Block::kList: return add_names(rest);
      case Block::kShared: return add_constraint(rest, *shared_);
      case Block::kOp: return add_to(map_.ops.back(), rest);
    }
    return {};
  }

  Result<void> add_names(std::string_view rest) {
    auto& names = map_.lists.back().names;
    const auto more = list_of(rest);
    names.insert(names.end(), more.begin(), more.end());
    return {};
  }

  Result<void> add_to(XlaOp& op, std::string_view rest) {
    auto behind = rest;
    const auto word = take_word(behind);
    if (word == "with") return op.with.emplace_back(behind), Result<void>{};
    if (word == "shares") return share(op, behind);
    if (word == "example") return add_example(op, behind);
    if (const auto added = add_constraint(rest, op.constraints); !added) return added;
    own(op.constraints.back(), op);
    return {};
  }

  Result<void> share(XlaOp& op, std::string_view name) {
    const auto it = shared_constraints_.find(std::string(name));
    if (it == shared_constraints_.end()) return wrong(fmt::format("no constraints are shared as `{}`", name));
    for (XlaConstraint constraint : it->second) {
      own(constraint, op);
      op.constraints.push_back(std::move(constraint));
    }
    return {};
  }

  /// A law without a record is of the op's first.
  static void own(XlaConstraint& constraint, const XlaOp& op) {
    for (XlaLaw& law : constraint.laws)
      if (law.record.empty() && !op.records.empty()) law.record = op.records.front();
  }

  Result<void> add_constraint(std::string_view rest, std::vector<XlaConstraint>& to) const {
    const auto label = take_word(rest);
    if (!is_label(label))
      return wrong(fmt::format("expected `with`, `shares`, `example` or the label of a constraint, found `{}`", label));
    to.push_back(constraint_of(label, rest));
    const XlaConstraint& added = to.back();
    if (added.gap.is_none() && rest.find(':') != rest.npos) return wrong_kind(rest);
    if (added.gap.is_none() && added.laws.empty()) return wrong("expected a law, or a kind and a reason");
    return {};
  }

  Result<void> add_example(XlaOp& op, std::string_view rest) const {
    const auto label = take_word(rest);
    XlaExample example{std::string(label), "", gap_of(rest)};
    if (example.gap.is_none() && rest.find(':') != rest.npos) return wrong_kind(rest);
    if (example.gap.is_none()) example.file = rest;
    if (!is_label(label) || rest.empty()) return wrong("expected the label of an example, and its file or a reason");
    op.examples.push_back(std::move(example));
    return {};
  }

  tl::unexpected<Error> wrong_kind(std::string_view rest) const {
    return wrong(
        fmt::format("expected {}, found `{}`", fmt::join(xla_gap_kinds(), ", "), rest.substr(0, rest.find(':'))));
  }

  std::string file_;
  int line_ = 1;
  XlaMap map_;
  Block block_ = Block::kNone;
  std::string section_;
  std::map<std::string, std::vector<XlaConstraint>> shared_constraints_;
  std::vector<XlaConstraint>* shared_ = nullptr;
};

XlaMap read_builtin() {
  const auto& [path, text] = embedded_xla_maps().front();
  auto map = parse_xla_map(text, path);
  assert(map && "a test reads it");
  return std::move(*map);
}

}  // namespace

std::string_view name(XlaCarrier carrier) {
  constexpr std::string_view kNames[] = {"is", "body", "none"};
  return kNames[static_cast<int>(carrier)];
}

const std::vector<std::string>& xla_gap_kinds() {
  static const std::vector<std::string> kinds = {"builder", "plan", "looser", "meaning", "promise", "program"};
  return kinds;
}

const XlaOp* XlaMap::find(std::string_view name) const {
  const auto is_called = [&](const XlaOp& op) { return op.name == name || std::ranges::count(op.aliases, name) > 0; };
  const auto it = std::ranges::find_if(ops, is_called);
  return it == ops.end() ? nullptr : &*it;
}

std::vector<std::string> XlaMap::names() const {
  std::vector<std::string> names;
  for (const XlaOp& op : ops) {
    names.push_back(op.name);
    names.insert(names.end(), op.aliases.begin(), op.aliases.end());
  }
  return names;
}

Result<XlaMap> parse_xla_map(std::string_view text, std::string_view file) { return MapReader(file).read(text); }

const XlaMap& xla_map() {
  static const XlaMap map = read_builtin();
  return map;
}

std::string body_text(const XlaOp& op) {
  if (op.carrier != XlaCarrier::kBody) return "";
  for (const auto& [path, text] : embedded_xla_examples()) {
    if (!path.ends_with("/" + op.body)) continue;
    const auto name = text.find("@" + op.name + "(");
    const auto begin = text.rfind("func.func", name), end = text.find("\n}\n", begin);
    return name == text.npos ? "" : text.substr(begin, end + 3 - begin);
  }
  return "";
}

}  // namespace assay::spec
