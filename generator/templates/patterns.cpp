#include "generator/templates/patterns.h"

#include <algorithm>
#include <cassert>
#include <ranges>
#include <string_view>

#include "generator/templates/templates.h"

namespace assay::generator {
namespace {

using spec::Record;

/// The parts between separators that are not empty.
std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (const auto part : std::views::split(text, separator))
    if (!part.empty()) parts.emplace_back(part.begin(), part.end());
  return parts;
}

class Reader {
 public:
  Reader(const spec::Records& records, const std::vector<const Record*>& drawable)
      : records_(records), drawable_(drawable) {}

  Pattern pattern(std::string_view line) const {
    Pattern pattern;
    for (const auto word : split(line, ' '))
      if (word != ">") pattern.steps.push_back(step(word));
    return pattern;
  }

 private:
  std::vector<const Record*> step(std::string_view ops) const {
    std::vector<const Record*> allowed;
    for (const auto op : split(ops, '|')) {
      const auto* record = records_.find(op);
      assert(record && "patterns.txt names an op without a record");
      if (std::ranges::find(drawable_, record) != drawable_.end()) allowed.push_back(record);
    }
    return allowed;
  }

  const spec::Records& records_;
  const std::vector<const Record*>& drawable_;
};

}  // namespace

std::vector<Pattern> patterns_of(const spec::Records& records, const std::vector<const Record*>& drawable) {
  const Reader reader(records, drawable);
  std::vector<Pattern> patterns;
  for (const auto line : split(template_text("patterns"), '\n')) {
    if (line.starts_with('#')) continue;
    auto pattern = reader.pattern(line);
    if (std::ranges::none_of(pattern.steps, [](const auto& step) { return step.empty(); }))
      patterns.push_back(std::move(pattern));
  }
  return patterns;
}

}  // namespace assay::generator
