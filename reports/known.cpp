#include "reports/known.h"

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <array>

#include "reports/json_shape.h"
#include "reports/toml.h"
#include "reports/visible.h"

namespace assay::reports {
namespace {

/// A field that is a text.
struct TextField {
  const char* name;
  std::string KnownCause::*member;
};
constexpr std::array<TextField, 4> kTexts = {{{"cluster", &KnownCause::cluster},
                                              {"pattern", &KnownCause::pattern},
                                              {"issue", &KnownCause::issue},
                                              {"owner", &KnownCause::owner}}};

std::string line_of(const std::string& file, const toml::source_region& source) {
  return fmt::format("{}:{}", file, source.begin.line);
}

std::string date_text(const toml::date& d) { return fmt::format("{:04}-{:02}-{:02}", d.year, d.month, d.day); }

/// Reads one field, or says what is wrong with it.
Result<void> read_field(const std::string& name, const toml::node& value, const std::string& place, KnownCause& cause) {
  const auto text = std::ranges::find(kTexts, name, [](const TextField& f) { return std::string(f.name); });
  if (text != kTexts.end()) {
    if (!value.is_string()) return fail(fmt::format("{} is a text in quotes", name), place);
    cause.*text->member = **value.as_string();
    return {};
  }
  if (name == "expires") {
    if (!value.is_date()) return fail("expires is a date without quotes, such as 2027-01-31", place);
    cause.expires = date_text(**value.as_date());
    return {};
  }
  if (name != "expect")
    return fail(fmt::format("there is no field {}: there are cluster, pattern, issue, owner, expires and expect", name),
                place);
  if (!value.is_boolean()) return fail("expect is true or false", place);
  cause.expect = **value.as_boolean();
  return {};
}

Result<KnownCause> read_cause(const toml::node& node, const std::string& file) {
  KnownCause cause;
  cause.place = line_of(file, node.source());
  const toml::table* fields = node.as_table();
  if (fields == nullptr) return fail("[[known]] is a table", cause.place);
  for (const auto& [name, value] : *fields)
    if (auto read = read_field(std::string(name.str()), value, line_of(file, value.source()), cause); !read)
      return tl::unexpected(read.error());
  if (cause.cluster.empty() == cause.pattern.empty())
    return fail("[[known]] has either a cluster or a pattern", cause.place);
  return cause;
}

}  // namespace

bool KnownCause::covers(const std::string& key) const {
  return cluster.empty() ? fnmatch(pattern.c_str(), key.c_str(), FNM_NOESCAPE) == 0 : cluster == key;
}

Result<Known> Known::parse(const std::string& text, const std::string& file, const std::string& today) {
  const toml::parse_result parsed = toml::parse(text, file);
  if (!parsed) return fail(std::string(parsed.error().description()), line_of(file, parsed.error().source()));
  Known known;
  known.today_ = today;
  for (const auto& [name, value] : parsed.table()) {
    const toml::array* all = value.as_array();
    if (name.str() != "known" || all == nullptr)
      return fail(fmt::format("`{}`: there is nothing but [[known]]", name.str()), line_of(file, value.source()));
    for (const toml::node& node : *all) {
      auto cause = read_cause(node, file);
      if (!cause) return tl::unexpected(cause.error());
      known.causes_.push_back(*std::move(cause));
    }
  }
  return known;
}

/// One that holds before one that has expired.
const KnownCause* Known::entry_of(const Cluster& cluster) const {
  const KnownCause* expired = nullptr;
  for (const KnownCause& cause : causes_) {
    if (!cause.covers(cluster.key)) continue;
    if (!has_expired(cause)) return &cause;
    if (!expired) expired = &cause;
  }
  return expired;
}

const KnownCause* Known::find(const Cluster& cluster) const {
  const KnownCause* cause = entry_of(cluster);
  return cause && !has_expired(*cause) ? cause : nullptr;
}

std::vector<Cluster> Known::unknown(const std::vector<Cluster>& clusters) const {
  std::vector<Cluster> out;
  std::ranges::copy_if(clusters, std::back_inserter(out), [this](const Cluster& c) { return !find(c); });
  return out;
}

std::vector<KnownCause> Known::missing(const std::vector<Cluster>& clusters) const {
  std::vector<KnownCause> out;
  for (const KnownCause& cause : causes_) {
    const bool is_there = std::ranges::any_of(clusters, [&](const Cluster& c) { return cause.covers(c.key); });
    if (cause.expect && !has_expired(cause) && !is_there) out.push_back(cause);
  }
  return out;
}

std::string Known::note(const Cluster& cluster) const {
  if (is_empty()) return "";
  const KnownCause* cause = entry_of(cluster);
  if (!cause) return "new";
  const std::string who = cause->issue + (cause->issue.empty() || cause->owner.empty() ? "" : ", ") + cause->owner;
  const std::string until = has_expired(*cause) ? fmt::format(" until {}, expired", cause->expires) : "";
  return fmt::format("known{}{}{}", until, who.empty() ? "" : ": ", who);
}

/// Strings of JSON are strings of TOML.
std::string known_file(const std::vector<Cluster>& clusters) {
  std::string text;
  for (const Cluster& c : clusters)
    if (c.failure != kDeviation)
      text += fmt::format("[[known]]  # {}\ncluster = {}\nissue = \"\"\nowner = \"\"\n\n", visible_line(c.title),
                          line(nlohmann::ordered_json(c.key)));
  return text;
}

std::string describe(const std::vector<KnownCause>& missing) {
  std::string text;
  for (const KnownCause& cause : missing) {
    const std::string who =
        (cause.issue.empty() ? "" : cause.issue + ", ") + (cause.owner.empty() ? "" : cause.owner + ", ");
    text += visible_line(fmt::format("expected and not seen: {} ({}{})", cause.what(), who, cause.place)) + "\n";
  }
  return text;
}

}  // namespace assay::reports
