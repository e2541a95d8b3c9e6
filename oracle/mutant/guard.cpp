#include "oracle/mutant/guard.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>

#include "oracle/mutant/surroundings.h"
#include "spec/instance.h"

namespace assay::oracle {
namespace {

/// Without what a shell or a guard reads otherwise.
std::string plain(std::string_view text) {
  std::string out(text);
  const auto is_plain = [](unsigned char c) {
    return std::isalnum(c) || std::string_view("_.:-").find(static_cast<char>(c)) != std::string_view::npos;
  };
  std::ranges::replace_if(
      out, [&](char c) { return !is_plain(static_cast<unsigned char>(c)); }, '_');
  return out;
}

constexpr std::array<std::string_view, kConditionKinds> kWords = {
    "class", "type", "result", "operands", "sharing", "from", "size", "grid", "once", "last", "row", "turn"};

std::span<const std::string_view> words(ConditionKind kind) {
  switch (kind) {
    case ConditionKind::kOperands: return kOriginWords;
    case ConditionKind::kSharing: return kSharingWords;
    case ConditionKind::kSize: return kSizeWords;
    case ConditionKind::kGrid: return kGridWords;
    case ConditionKind::kOnce:
    case ConditionKind::kLast:
    case ConditionKind::kRow: return kSpecialWords;
    case ConditionKind::kTurn: return kTurnWords;
    default: return {};
  }
}

/// How many values a kind has for this op.
std::size_t count(ConditionKind kind, const spec::Record& record) {
  switch (kind) {
    case ConditionKind::kClass: return spec::classes(record).size();
    case ConditionKind::kType:
    case ConditionKind::kResult: return spec::kElementTypes;
    case ConditionKind::kFrom: return record.records->all().size();
    default: return words(kind).size();
  }
}

std::string value_text(const Condition& c, const spec::Record& record) {
  switch (c.kind) {
    case ConditionKind::kClass: return plain(spec::classes(record)[c.value].name);
    case ConditionKind::kType:
    case ConditionKind::kResult: return plain(spec::name(static_cast<spec::ElementType>(c.value)));
    case ConditionKind::kFrom: return record.records->all()[c.value].full_name();
    default: return std::string(words(c.kind)[c.value]);
  }
}

Result<Condition> condition_of(std::string_view text, const spec::Record& record) {
  const auto word = text.substr(0, text.find('='));
  const auto found = std::ranges::find(kWords, word);
  if (found != kWords.end()) {
    Condition c{static_cast<ConditionKind>(found - kWords.begin())};
    for (const auto n = count(c.kind, record); c.value < n; ++c.value)
      if (text_of(c, record) == text) return c;
  }
  return fail("`" + std::string(text) + "` is no condition of a guard on " + record.full_name());
}

}  // namespace

std::string_view word_of(ConditionKind kind) { return kWords[static_cast<std::size_t>(kind)]; }

std::string text_of(const Condition& c, const spec::Record& record) {
  return std::string(word_of(c.kind)) + "=" + value_text(c, record);
}

std::string text_of(const Guard& guard, const spec::Record& record) {
  std::string out;
  for (const Condition& c : guard) out += (out.empty() ? "" : "+") + text_of(c, record);
  return out;
}

Result<Guard> guard_of(std::string_view text, const spec::Record& record) {
  Guard out;
  for (std::size_t at = 0; at <= text.size();) {
    const auto end = std::min(text.find('+', at), text.size());
    const auto condition = condition_of(text.substr(at, end - at), record);
    if (!condition) return tl::unexpected(condition.error());
    out.push_back(*condition);
    at = end + 1;
  }
  std::ranges::sort(out);
  return out;
}

bool Occurrence::meets(const Guard& guard) const { return std::ranges::includes(conditions, guard); }

}  // namespace assay::oracle
