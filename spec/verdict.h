#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// What became of a program or of a file, in one word for every product.
namespace assay::spec {

/// What is printed, stored and exported is a label of it. From light to heavy: of several programs the heaviest stands
/// for all.
enum class Verdict : std::uint8_t {
  kPass,         ///< something was checked and nothing is wrong, or there is no element that could be
  kRefused,      ///< a text that breaks a law is refused
  kWeak,         ///< checked, but nearly every answer would pass
  kOpen,         ///< any answer is legal
  kAccepted,     ///< a text that breaks a law is taken: no rule forbids it
  kDeviation,    ///< outside the baseline of the contract, and explained by its grants
  kRepeat,       ///< its text was compiled before, so that nothing was done
  kDeclined,     ///< the oracle cannot judge it
  kUnsupported,  ///< the back end says that it cannot do this
  kRejected,     ///< the back end takes a valid program for invalid
  kUnreadable,   ///< its parser stumbles over our text
  kSlow,         ///< it took longer than its limit, and ended when it was given more
  kUndecided,    ///< outside the baseline, and neither explained nor refuted within the limits
  kWaived,       ///< it fails, and an entry of the waivers covers it
  kUnconfirmed,  ///< it failed once, and then passed in a fresh process
  kFailed,       ///< a violation: an error of the back end's own
  kHang,         ///< a violation
  kCrash,        ///< a violation
  kWrong,        ///< a violation: an answer that nothing allows
  kInvalid,      ///< the program or its inputs are wrong
  kBroken,       ///< back end, worker or a record does not work, so that nothing was judged
};
inline constexpr int kVerdicts = 21;

constexpr bool is_violation(Verdict v) { return v >= Verdict::kFailed && v <= Verdict::kWrong; }

/// The program ran, and no answer is known to be a violation.
constexpr bool is_legal(Verdict v) {
  return v == Verdict::kPass || v == Verdict::kWeak || v == Verdict::kOpen || v == Verdict::kDeviation ||
         v == Verdict::kUndecided;
}

/// What it takes that a command ends well.
enum class Need : std::uint8_t { kNothing, kOpenAllowed, kSkipAllowed, kCannotBe };

struct VerdictRow {
  std::string_view label, in_campaigns, in_certificates;
  Need need;
};

/// In the order of the verdicts; the README shows labels and needs.
inline constexpr std::array<VerdictRow, kVerdicts> kVerdictRows{{
    {"PASS", "pass", "pass", Need::kNothing},
    {"PASS", "refused", "refused", Need::kNothing},
    {"WEAK", "weak", "open", Need::kOpenAllowed},
    {"OPEN", "open", "open", Need::kOpenAllowed},
    {"OPEN", "accepted", "accepted", Need::kOpenAllowed},
    {"DEVIATION", "deviation", "pass by grant", Need::kNothing},
    {"SKIP", "repeat", "undecided", Need::kSkipAllowed},
    {"SKIP", "declined", "undecided", Need::kSkipAllowed},
    {"SKIP", "unsupported", "unsupported", Need::kSkipAllowed},
    {"SKIP", "rejected", "rejected", Need::kSkipAllowed},
    {"SKIP", "our text was refused", "rejected", Need::kSkipAllowed},
    {"SLOW", "slow", "slow", Need::kSkipAllowed},
    {"UNDECIDED", "undecided", "undecided", Need::kCannotBe},
    {"FAIL", "waived", "waived", Need::kCannotBe},
    {"FAIL", "unconfirmed", "flaky", Need::kCannotBe},
    {"FAIL", "failed", "failed", Need::kCannotBe},
    {"FAIL", "hang", "hang", Need::kCannotBe},
    {"FAIL", "crash", "crash", Need::kCannotBe},
    {"FAIL", "wrong", "wrong", Need::kCannotBe},
    {"ERROR", "invalid", "undecided", Need::kCannotBe},
    {"ERROR", "worker fault", "undecided", Need::kCannotBe},
}};

constexpr const VerdictRow& row_of(Verdict v) { return kVerdictRows[static_cast<std::size_t>(v)]; }

/// As it is printed; several verdicts may have one label.
constexpr std::string_view label(Verdict v) { return row_of(v).label; }  // `PASS`

/// The labels, each once, from light to heavy.
inline constexpr std::array<std::string_view, 9> kLabels{"PASS", "WEAK",      "OPEN", "DEVIATION", "SKIP",
                                                         "SLOW", "UNDECIDED", "FAIL", "ERROR"};

/// As a campaign stores it; of a violation its class stands there instead.
constexpr std::string_view campaign_word(Verdict v) { return row_of(v).in_campaigns; }  // `unsupported`

/// As a certificate stores it.
constexpr std::string_view certificate_word(Verdict v) { return row_of(v).in_certificates; }  // `pass by grant`

/// What is not called wrong, though it was not judged.
struct Allowance {
  bool open = false;  ///< open and weak answers
  bool skip = false;  ///< what is unsupported, rejected or slow
};

/// The one rule for exit codes: whether a command ends well for a program with this verdict. It does where something
/// was checked and nothing is wrong or unfinished, and where less is allowed.
constexpr bool ends_well(Verdict v, const Allowance& allowed) {
  switch (row_of(v).need) {
    case Need::kNothing: return true;
    case Need::kOpenAllowed: return allowed.open;
    case Need::kSkipAllowed: return allowed.skip;
    case Need::kCannotBe: return false;
  }
  return false;
}

}  // namespace assay::spec
