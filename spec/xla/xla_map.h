#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spec/result.h"

/// XLA's operation semantics: each op with the records of the specification that it is, with a program of other ops
/// that computes it, or with the reason why no text of StableHLO carries it. spec/xla/operation_semantics.map says it
/// all, docs/xla.md describes its language.
namespace assay::spec {

/// What a text of StableHLO has for an op of XLA.
enum class XlaCarrier {
  kRecords,  ///< `is`: it is the op of one record, or of several
  kBody,     ///< `body`: a function of other ops computes it
  kNothing,  ///< `none`
};
/// The word of the language: `is`, `body`, `none`.
std::string_view name(XlaCarrier);

/// A law of a record.
struct XlaLaw {
  std::string record;  ///< `slice`, `chlo.top_k`
  std::string label;   ///< `C1`
};

/// Why no law holds a constraint, or why no program shows an example. Empty where one does.
struct XlaGap {
  std::string kind;  ///< one of `xla_gap_kinds`
  std::string reason;
  bool is_none() const { return kind.empty(); }
};
/// `builder`, `plan`, `looser`, `meaning`, `promise`, `program`.
const std::vector<std::string>& xla_gap_kinds();

/// A constraint of XLA's text, with the laws that hold it.
struct XlaConstraint {
  std::string label;  ///< `X1`; of several ops in common: `EB-X1`
  std::vector<XlaLaw> laws;
  XlaGap gap;
};

/// An example with numbers, of XLA's text or worked out from its rules.
struct XlaExample {
  std::string label;  ///< `Slice-1`
  std::string file;   ///< below corpus/examples/xla, where a comment names the label
  XlaGap gap;
};

struct XlaOp {
  std::string name;
  std::vector<std::string> aliases;  ///< of an older text, or of HLO
  std::string section;
  XlaCarrier carrier = XlaCarrier::kNothing;
  std::vector<std::string> records;  ///< that it is, or that its body is made of
  std::string body;                  ///< the file with the function of the op's name, below corpus/examples/xla
  std::string reason;                ///< of `none`
  std::vector<std::string> with;     ///< under which attributes, or with which other ops
  std::vector<XlaConstraint> constraints;
  std::vector<XlaExample> examples;
  int line = 0;
};

/// Names that some text of XLA lists. None may be missing.
struct XlaList {
  std::string title;
  std::vector<std::string> names;
};

struct XlaMap {
  std::vector<XlaList> lists;
  std::vector<XlaOp> ops;  ///< in the order of the file

  /// By name or alias; null where there is none.
  const XlaOp* find(std::string_view name) const;
  /// All names and aliases.
  std::vector<std::string> names() const;
};

/// An error names file and line. Whether records, laws and files exist is not asked.
Result<XlaMap> parse_xla_map(std::string_view text, std::string_view file);

/// The map that is built into the program.
const XlaMap& xla_map();

/// The function that is the body of an op, as text; empty where the op has none.
std::string body_text(const XlaOp&);

}  // namespace assay::spec
