#include "reports/origin.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "reports/finding_text.h"
#include "reports/visible.h"

namespace assay::reports {
namespace {

std::string variant_with_flags(const Finding& f) {
  if (f.variant.empty()) return "";
  std::string flags;
  for (const auto& [name, value] : options_of(f)) flags += fmt::format(" --{}={}", name, value);
  return f.variant + (flags.empty() ? ", no flags" : ", flags" + flags);
}

std::string joined(const std::string& a, const char* between, const std::string& b) {
  return a.empty() || b.empty() ? a + b : a + between + b;
}

}  // namespace

bool is_of_relation(const Finding& f) {
  const auto is_outside = [](const ExpectedElement& e) { return e.failed; };
  const auto has_outside = [&](const OutputEvidence& o) { return std::ranges::any_of(o.elements, is_outside); };
  return f.failure == "wrong-value" && !f.evidence.empty() && std::ranges::none_of(f.evidence, has_outside);
}

bool is_of_pass(const Origin& o) { return o.backend.starts_with("pass:"); }

Origin origin_of(const Campaign& c) {
  const Provenance& p = c.provenance;
  return {c.key.backend, c.key.identity,  c.key.contract, c.key.contract_hash,
          p.version,     c.key.spec_hash, p.host,         p.saved.empty() ? p.started : p.saved};
}

std::vector<std::pair<std::string, std::string>> options_of(const Finding& f) {
  std::vector<std::pair<std::string, std::string>> options;
  std::istringstream words(f.variant_options);
  for (std::string word; std::getline(words, word, ',');) {
    const std::size_t equals = word.find('=');
    if (equals != std::string::npos && word.find_first_of("{(") > equals)
      options.emplace_back(word.substr(0, equals), word.substr(equals + 1));
    else if (!options.empty()) options.back().second += "," + word;  // a list is one value
  }
  return options;
}

std::vector<std::pair<std::string, std::string>> identity_of(const Finding& f, const Origin& o) {
  const std::string assay = o.assay.empty() ? "" : "Assay " + o.assay;
  const std::string spec = o.spec_hash.empty() ? "" : "specification " + o.spec_hash;
  std::vector<std::pair<std::string, std::string>> rows = {
      {"back end", o.identity},
      {"variant", variant_with_flags(f)},
      {"grid", counted(f.replicas, "replica") + " x " + counted(f.partitions, "partition")},
      {f.failure == kDeviation ? "deviates from" : "violates", f.law},
      {"granted by", fmt::format("{}", fmt::join(f.grants, " + "))},
      {"distance", describe(f.witness)},
      {"bound", f.bound},
      {"not tested here", is_of_relation(f)
                              ? "each element is legal alone, and what holds between operands and results "
                                "as a whole only `assay check` tests"
                              : ""},
      {"contract", joined(o.contract, " ", o.contract_hash)},
      {"found by", joined(assay, ", ", spec)},
      {"found", joined(o.date, " on ", o.host)},
  };
  std::erase_if(rows, [](const auto& row) { return row.second.empty(); });
  return rows;
}

std::string identity_lines(const Finding& f, const Origin& o, const std::string& comment) {
  std::string text;
  for (const auto& [what, value] : identity_of(f, o))
    text += fmt::format("{} {}: {}\n", comment, what, visible_line(value));
  return text;
}

}  // namespace assay::reports
