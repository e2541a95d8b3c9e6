#include "conform/certify/folder.h"

#include <fmt/format.h>

#include "conform/files/text_file.h"
#include "conform/suite/folder.h"
#include "judge/policies/settle.h"
#include "program/text/pieces.h"
#include "reports/content_hash.h"

namespace assay::conform {
namespace {

/// Files of a certificate, each with the text that it has to have.
std::vector<std::pair<std::string, std::string>> texts_of(const reports::Certificate& c) {
  return {{"certificate.json", c.json}, {"certificate.html", c.html}, {"junit.xml", c.junit}};
}

/// `file`, `variant` and `verdict` of each answer, with tabs between them, a line each.
std::string verdict_lines(const std::vector<reports::SuiteAnswer>& answers) {
  std::string out;
  for (const reports::SuiteAnswer& a : answers) out += fmt::format("{}\t{}\t{}\n", a.file, a.variant, a.verdict);
  return out;
}

std::vector<reports::SuiteAnswer> answers_from_lines(const std::string& text) {
  std::vector<reports::SuiteAnswer> out;
  for (const auto line : program::pieces(text, '\n')) {
    const auto words = program::pieces(line, '\t');
    if (words.size() != 3) continue;
    reports::SuiteAnswer a;
    a.file = words[0];
    a.variant = words[1];
    a.verdict = words[2];
    out.push_back(std::move(a));
  }
  return out;
}

/// What suite and evidence of a folder say, before anything is derived.
struct Folder {
  reports::CertificateSource source;
  std::vector<SuiteText> suite;
  std::vector<backends::Variant> variants;
};

std::string fact(const Folder& f, const std::string& name) {
  const auto it = f.source.facts.find(name);
  return it == f.source.facts.end() ? "" : it->second;
}

template <class T> Result<void> take(Result<T> from, T& to) {
  if (!from) return tl::unexpected(from.error());
  to = *std::move(from);
  return {};
}

Result<void> read_evidence(const std::string& path, Folder& out) {
  auto evidence = reports::Evidence::open_existing(path);
  if (!evidence) return tl::unexpected(evidence.error());
  return take((*evidence)->facts(), out.source.facts)
      .and_then([&] { return take((*evidence)->answers(), out.source.answers); })
      .and_then([&] { return take((*evidence)->bugs(), out.source.bugs); })
      .and_then([&] { return take((*evidence)->functions(), out.source.functions); });
}

Result<void> read_campaign(const std::string& path, Folder& out) {
  auto store = reports::Store::open_existing(path);
  if (!store) return tl::unexpected(store.error());
  return take((*store)->campaigns(), out.source.campaigns)
      .and_then([&] { return take((*store)->cells(), out.source.cells); })
      .and_then([&] { return take((*store)->clusters(), out.source.clusters); })
      .and_then([&] { return take((*store)->profiles(), out.source.profiles); });
}

Result<void> read_facts(Folder& out) {
  const std::string today = fact(out, "started").substr(0, std::string("2026-01-31").size());
  out.source.renewed = answers_from_lines(fact(out, "renewed"));
  return take(variants_from_json(fact(out, "variants")), out.variants).and_then([&] {
    return take(reports::Known::parse(fact(out, "waivers"), "waivers", today), out.source.waivers);
  });
}

Result<Folder> read_folder(const std::string& folder) {
  Folder out;
  const std::string suite = folder + "/suite", database = folder + "/evidence.db";
  const auto bytes = read_text(database);
  if (!bytes) return tl::unexpected(bytes.error());
  const auto manifest = read_text(suite + "/manifest.json");
  if (!manifest) return tl::unexpected(manifest.error());
  out.source.evidence_hash = reports::content_hash(*bytes);
  out.source.suite_hash = reports::content_hash(*manifest);
  for (const std::string& name : spec::contract_names()) out.source.bases[name] = (*spec::contract_named(name))->base;
  auto read = take(read_manifest(suite), out.source.suite)
                  .and_then([&] { return take(read_suite(suite), out.suite); })
                  .and_then([&] { return read_evidence(database, out); })
                  .and_then([&] { return read_campaign(database, out); })
                  .and_then([&] { return read_facts(out); });
  if (!read) return tl::unexpected(read.error());
  for (const SuiteText& file : out.suite) out.source.texts[file.entry.name] = file.text;
  return out;
}

/// The contract that the evidence names, from its text where that was a file.
Result<std::shared_ptr<const spec::Contract>> contract_of(const Folder& folder) {
  const std::string text = fact(folder, "contract_text"), name = fact(folder, "contract");
  auto contract = text.empty() ? spec::contract_named(name) : spec::parse_contract(text, name).map([](auto c) {
    return std::make_shared<const spec::Contract>(std::move(c));
  });
  if (!contract) return contract;
  *contract = with_policies_of(folder.source.facts, *contract);
  if ((*contract)->hash != fact(folder, "contract_hash"))
    return fail(fmt::format("the contract {} is another one in this version of Assay: {}", name, (*contract)->hash));
  return contract;
}

Result<reports::Certificate> derived(Folder& folder, int jobs, const std::atomic<bool>& stop,
                                     const CertifyProgress& progress) {
  // Where there was no time for them, who verifies leaves them out as well: the same follows from the evidence.
  if (fact(folder, kLeftOut).find(kContractsPart) != std::string::npos) return reports::certificate_of(folder.source);
  return take(holding_contracts(folder.suite, folder.source.answers, folder.variants, jobs, stop, progress),
              folder.source.holding)
      .map([&] { return reports::certificate_of(folder.source); });
}

}  // namespace

std::shared_ptr<const spec::Contract> with_policies_of(const std::map<std::string, std::string>& facts,
                                                       std::shared_ptr<const spec::Contract> contract) {
  std::vector<std::string> names;
  if (const auto policies = facts.find("policies"); policies != facts.end())
    for (const auto name : program::pieces(policies->second, ' ')) names.emplace_back(name);
  return judge::with_found_policies(std::move(contract), names);
}

Result<reports::Certificate> derive_certificate(const std::string& folder, int jobs, const std::atomic<bool>& stop,
                                                const CertifyProgress& progress) {
  return read_folder(folder).and_then([&](Folder f) { return derived(f, jobs, stop, progress); });
}

Result<void> write_certificate(const reports::Certificate& certificate, const std::string& folder) {
  for (const auto& [name, text] : texts_of(certificate))
    if (auto written = write_text(folder + "/" + name, text); !written) return written;
  return {};
}

Result<std::vector<std::string>> verify_certificate(const std::string& folder, int jobs, const std::atomic<bool>& stop,
                                                    const CertifyProgress& progress) {
  auto read = read_folder(folder);
  if (!read) return tl::unexpected(read.error());
  const auto contract = contract_of(*read);
  if (!contract) return tl::unexpected(contract.error());
  const auto certificate = derived(*read, jobs, stop, progress);
  if (!certificate) return tl::unexpected(certificate.error());
  const CertifyOptions options{nullptr, read->variants, *contract, {}, jobs};
  auto out = differences_from_evidence(read->suite, read->source.answers, read->source.bugs, options, stop, progress);
  for (const auto& [name, text] : texts_of(*certificate)) {
    const auto there = read_text(folder + "/" + name);
    if (!there) out.push_back(there.error().text());
    else if (*there != text) out.push_back(name + ": not what follows from suite and evidence");
  }
  return out;
}

Result<void> add_renewed(const std::string& folder, std::map<std::string, std::string>& facts) {
  const auto certificate = read_text(folder + "/certificate.json");
  if (!certificate) return tl::unexpected(certificate.error());
  auto evidence = reports::Evidence::open_existing(folder + "/evidence.db");
  if (!evidence) return tl::unexpected(evidence.error());
  const auto answers = (*evidence)->answers();
  if (!answers) return tl::unexpected(answers.error());
  facts["renews"] = reports::content_hash(*certificate);
  facts["renewed"] = verdict_lines(*answers);
  return {};
}

}  // namespace assay::conform
