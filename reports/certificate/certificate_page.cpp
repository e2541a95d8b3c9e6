#include "reports/certificate/certificate_page.h"

#include <fmt/format.h>

#include <set>
#include <string_view>

#include "reports/finding_text.h"
#include "reports/html/page.h"
#include "reports/html/report_summary.h"
#include "reports/reproduce.h"

namespace assay::reports {
namespace {

const PageKind kCertificatePage{"certificate.html", {"matrix.css", "certificate.css"}, {"matrix.js", "certificate.js"}};

/// Of all programs on a page, so many; the folder of the certificate has them all.
constexpr std::size_t kMostPrograms = 300;
constexpr std::size_t kMostShown = 6000;

std::string shown(const std::string& text) {
  return text.size() <= kMostShown ? text : text.substr(0, kMostShown) + "\n... (cut)\n";
}

/// The answer of a file that the page names, by `file variant`.
Json programs_json(const Json& certificate, const CertificateSource& s) {
  std::set<std::pair<std::string, std::string>> named;
  for (const Json& f : certificate["failing"]) named.emplace(f["file"], f["variant"]);
  if (certificate["renews"].is_object())
    for (const Json& c : certificate["renews"]["changes"]) named.emplace(c["file"], c["variant"]);
  Json out = Json::object();
  for (const SuiteAnswer& a : s.answers) {
    if (!named.contains({a.file, a.variant}) || out.size() >= kMostPrograms) continue;
    const auto text = s.texts.find(a.file);
    out[a.file + " " + a.variant] = {{"program", text == s.texts.end() ? "" : shown(text->second)},
                                     {"outputs", shown(a.outputs)},
                                     {"message", shown(a.message)}};
  }
  return out;
}

/// Of `assay check`, behind the file: what the certificate was made with.
std::string check_flags(const Json& certificate) {
  return flags_without_folders(fmt::format("--backend {} --contract {}",
                                           shell_word(certificate["subject"]["backend"].get<std::string>()),
                                           shell_word(certificate["contract"]["name"].get<std::string>())));
}

std::int64_t sum(const Json& counts) {
  std::int64_t all = 0;
  for (const Json& n : counts) all += n.get<std::int64_t>();
  return all;
}

/// What fails, how much of the common types passes, and on how much that rests.
Json numbers_of_certificate(const Json& c) {
  const auto failing = static_cast<std::int64_t>(c["failing"].size()), files = sum(c["suite"]["programs"]);
  const auto passing = c["tiers"][0]["passing"].get<std::int64_t>(), cells = c["tiers"][0]["cells"].get<std::int64_t>();
  return {banner_number(fmt::format("{} of {}", grouped(failing), grouped(files)), "programs fail", failing > 0),
          banner_number(fmt::format("{} of {}", grouped(passing), grouped(cells)), "pairs of op and common type pass",
                        passing < cells),
          banner_number(grouped(c["suite"]["elements"]["checked"].get<std::int64_t>()), "elements checked")};
}

}  // namespace

std::string html_certificate(const Json& certificate, const CertificateSource& source) {
  const std::string identity = certificate["subject"]["identity"];
  const bool conforms = certificate["conforms"];
  const std::string answer = conforms ? "Nothing that was judged stands against it" : "Not on this evidence";
  const std::string title =
      fmt::format("Certificate of {}: {}", spoken_identity(identity), conforms ? "passed" : "not passed");
  Json data = certificate;
  data["programs_shown"] = programs_json(certificate, source);
  data["check_flags"] = check_flags(certificate);
  return html_page(kCertificatePage, title,
                   {{"name", spoken_identity(identity)},
                    {"identity", identity},
                    {"conforms", conforms},
                    {"answer", answer},
                    {"contract", certificate["contract"]["name"]},
                    {"numbers", numbers_of_certificate(certificate)},
                    {"against", certificate["against"]}},
                   std::move(data));
}

}  // namespace assay::reports
