#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace assay::reports {

/// A neighbour of a finding that was run, or another place where the finding itself was: what became of it.
struct Control {
  std::string name;     ///< `start_indices as an argument`, `no-fusion (xla_disable_hlo_passes=fusion)`
  std::string outcome;  ///< `passes`, `wrong-value`, `unsupported: ...`
  std::string answer;   ///< of the element that is wrong in the finding; empty where there is none
  bool passes = false;

  bool operator==(const Control&) const = default;
};

/// What was run to say where a finding shows and where it does not.
struct Controls {
  std::optional<Control> itself;            ///< the finding, once more
  std::vector<Control> neighbours;          ///< programs that differ in one thing
  std::vector<Control> variants;            ///< the same program under other compile options
  std::vector<Control> places;              ///< on other back ends and versions
  std::vector<std::string> mending_passes;  ///< passes of the compiler without which it passes
  bool is_mistranslated = false;            ///< its HLO is another program, evaluated exactly
  std::string condition;                    ///< ` with constant start_indices`; empty where nothing is known
  std::string rule;                         ///< what the text says of the ops, in one sentence with its source
  std::vector<std::pair<std::string, std::string>> environment;  ///< of the machine that ran them
  std::string missing;                                           ///< why nothing was run; empty where it was
};

/// Between which of the releases that were run the failure came, and between which it went, in a sentence of Markdown
/// each; empty where no release passes. The first place is that of the finding.
std::string borders(const std::vector<Control>& places);

}  // namespace assay::reports
