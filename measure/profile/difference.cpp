#include "measure/profile/difference.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "measure/profile/grant_line.h"

namespace assay::measure {
namespace {

using reports::FoundGrant;
using reports::Observation;
using reports::Profile;

/// What shows a grant, by its line for one type.
using Witnesses = std::map<std::string, std::string>;

std::string witness_text(const FoundGrant& g) {
  if (g.witness.got.empty()) return g.what;
  return fmt::format("{}: {}, the baseline holds {}", g.what, g.witness.got, g.witness.expected);
}

Witnesses witnesses_of(const Profile& p) {
  Witnesses out;
  for (const FoundGrant& g : p.grants) {
    GrantLine line = parse_grant_line(g.line);
    const auto types = line.types;
    if (types.empty()) out.emplace(line.text(), witness_text(g));
    for (const std::string& type : types) {
      line.types = {type};
      out.emplace(line.text(), witness_text(g));
    }
  }
  return out;
}

/// Grants that only the second has.
void add_new(const Witnesses& before, const Witnesses& after, char sign, std::vector<ProfileChange>& out) {
  for (const auto& [line, witness] : after)
    if (!before.contains(line)) {
      const std::string what = fmt::format("{} grant {}", sign, line);
      out.push_back(sign == '+' ? ProfileChange{what, "", witness} : ProfileChange{what, witness, ""});
    }
}

std::string key_of(const Observation& o) {
  std::string key = o.probe;
  for (const std::string& part : {o.words, o.name})
    if (!part.empty() && o.topic != "rewrites" && o.topic != "functions") key += ", " + part;
  return o.topic == "rewrites" || o.topic == "functions" ? fmt::format("{}, {}", key, o.words) : key;
}

/// With the value, where the words alone do not say it.
std::string answer_of(const Observation& o) {
  const std::string got = o.witness.got.empty() || o.is_legal ? "" : fmt::format(" ({})", o.witness.got);
  return o.behaviour + got + (o.tree.empty() ? "" : " " + o.tree);
}

std::map<std::string, std::string> answers_of(const Profile& p) {
  std::map<std::string, std::string> out;
  for (const Observation& o : p.observations) out.emplace(key_of(o), answer_of(o));
  return out;
}

}  // namespace

std::vector<ProfileChange> difference(const Profile& before, const Profile& after) {
  std::vector<ProfileChange> out;
  const auto a = witnesses_of(before), b = witnesses_of(after);
  add_new(a, b, '+', out);
  add_new(b, a, '-', out);
  const auto known = answers_of(before);
  for (const auto& [key, answer] : answers_of(after)) {
    const auto earlier = known.find(key);
    if (earlier != known.end() && earlier->second != answer) out.push_back({key, earlier->second, answer});
  }
  return out;
}

Profile profile_of(const spec::Contract& contract) {
  Profile out;
  out.back_end = contract.name;
  for (const spec::Grant& g : contract.grants)
    out.grants.push_back({g.name, g.reason.text, g.witness.empty() ? g.reason.text : g.witness, {}});
  return out;
}

std::string describe(const std::vector<ProfileChange>& changes) {
  std::string out;
  for (const ProfileChange& c : changes) {
    out += c.what + "\n";
    if (!c.before.empty()) out += fmt::format("    before  {}\n", c.before);
    if (!c.after.empty()) out += fmt::format("    after   {}\n", c.after);
  }
  return out;
}

}  // namespace assay::measure
