#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spec/result.h"

/// A probe asks a back end one question: a program, inputs, and what each answer means. docs/profile.md describes the
/// language of the files in corpus/probes.
namespace assay::measure {

/// A row of the table "answer, what it says of the back end, and the lines of a contract that grant it".
struct ProbeAnswer {
  std::string values;     ///< elements of the first result, or one for all
  std::string behaviour;  ///< in a few words
  std::vector<std::string> lines;
};

/// Inputs, and the rows of the answers to them.
struct ProbeCase {
  std::string name;
  std::vector<std::string> inputs;  ///< elements of each argument, or one for all
  std::vector<ProbeAnswer> answers;
  std::vector<std::string>
      candidates;             ///< lines to try, one after the other, where the baseline does not hold the answer
  bool reveals_tree = false;  ///< the inputs name the terms of a sum, whose tree is asked for
};

/// Names that stand for words of the text, and the rows of words that they stand for.
struct ProbeParameters {
  std::vector<std::string> names;
  std::vector<std::vector<std::string>> rows;
};

struct Probe {
  std::string name;
  std::string topic;     ///< the heading of the page under which it stands
  std::string question;  ///< one sentence
  std::vector<ProbeParameters> parameters;
  std::string program;
  std::vector<ProbeCase> cases;
};

/// A probe with a word for each of its names.
struct ProbeInstance {
  std::string words;  ///< `E = f32, OP = add`
  Probe probe;        ///< without parameters
};

/// Parses one file. Errors carry file:line.
Result<Probe> parse_probe(std::string_view text, std::string_view file);
/// One for each row of each of its parameters, the last varied first.
std::vector<ProbeInstance> instances(const Probe&);
/// The probes that come with Assay, by the name of the file.
Result<std::vector<Probe>> shipped_probes();

}  // namespace assay::measure
