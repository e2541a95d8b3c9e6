#include "measure/profile/contract_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "measure/profile/grant_line.h"
#include "measure/profile/witness.h"

namespace assay::measure {
namespace {

using reports::FoundGrant;

/// The language knows no quotes within quotes.
std::string quoted(std::string text) {
  std::ranges::replace(text, '"', '\'');
  std::ranges::replace(text, '\n', ' ');
  return fmt::format("\"{}\"", text);
}

std::string name_of(const std::string& machine) {
  std::string out;
  for (const char c : machine) {
    const bool is_kept = std::isalnum(static_cast<unsigned char>(c)) != 0;
    if (is_kept) out += c;
    else if (!out.empty() && out.back() != '-') out += '-';
  }
  while (out.ends_with('-')) out.pop_back();
  return out.empty() || std::isdigit(static_cast<unsigned char>(out.front())) != 0 ? "found-" + out : out;
}

/// What a reader should know of a witness that is not small: fewer did not show it.
std::string size_text(const reports::ProfileWitness& w) {
  std::string out;
  if (w.ops > kFewOps) out += fmt::format(", in {} ops", w.ops);
  if (w.elements > kFewElements) out += fmt::format(", on {} elements", w.elements);
  return out;
}

/// What needs it, in one line.
std::string evidence(const FoundGrant& g) {
  const auto& w = g.witness;
  return fmt::format("{}: {}, the baseline holds {}{}{}", g.what, w.got, w.expected,
                     w.far_off.empty() ? "" : " (" + w.far_off + ")", size_text(w));
}

/// The heading under which the grants of a source stand.
std::string heading(const FoundGrant& g) {
  const std::string first = g.source.substr(0, g.source.find(' '));
  if (first == "probe") return "Found by probes.";
  if (first == "sweep") return "Functions: the largest error over the inputs that were tried.";
  if (first == "rule") return "Rewrites, each asked for by a program of its own.";
  return "Found by a campaign.";
}

}  // namespace

std::string machine_of(const std::string& identity) { return identity.substr(0, identity.find(" (")); }

std::vector<FoundGrant> merged_grants(const std::vector<FoundGrant>& grants) {
  std::vector<std::string> lines;
  for (const FoundGrant& g : grants) lines.push_back(g.line);
  std::vector<FoundGrant> out;
  for (const auto& group : same_but_for_types(lines)) {
    std::vector<std::string> alike;
    for (const std::size_t k : group) alike.push_back(lines[k]);
    out.push_back(grants[group.front()]);
    out.back().line = merged(alike);
  }
  return out;
}

std::string contract_text(const std::string& identity, const std::string& baseline,
                          const std::vector<FoundGrant>& grants) {
  const std::string machine = machine_of(identity);
  std::string out = fmt::format("-- Found by `assay profile` on {}.\n", machine);
  out += fmt::format("contract {} : {}\n\n  machine {}\n", name_of(machine), baseline, quoted(machine));
  std::string last;
  for (const FoundGrant& g : merged_grants(grants)) {
    if (heading(g) != last) out += fmt::format("\n  -- {}\n", heading(g));
    last = heading(g);
    out += fmt::format("  grant {}\n    because measured {}\n    witness {}\n", g.line, quoted(g.source),
                       quoted(evidence(g)));
  }
  return out;
}

}  // namespace assay::measure
