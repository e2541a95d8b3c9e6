#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/language/syntax.h"
#include "spec/language/value.h"
#include "spec/record_facts.h"
#include "spec/result.h"

namespace assay::spec {

struct Schedule;  // spec/plan/schedule.h: in which order the equations of a plan bind its names
class Records;

/// What the specification says of one op, or of several that share plan and laws. Immutable after
/// loading. A record with several names yields one `Record` per name; `mnemonic` differs, the rest
/// is shared.
struct Record {
  std::string mnemonic;  ///< `slice`; `func.call` and `check.expect_eq` carry their dialect
  std::string dialect = "stablehlo";
  int index = 0;  ///< dense, in load order
  Location at;
  std::vector<Declaration> names;                                 ///< all names; position = slot
  std::vector<int> lets, operands, attributes, regions, results;  ///< slots by role, in plan order
  std::vector<std::vector<int>> lines;                            ///< slots of each plan line, top to bottom
  std::vector<Law> laws;
  std::vector<Clause> means;
  std::vector<Clause> radius;       ///< of some results: how far an answer may lie from `means`, in unit roundoffs
  std::vector<Shortcut> shortcuts;  ///< other ways to compute the op, each a freedom of contracts
  std::vector<Relation> relations;  ///< what holds between operands and results
  std::optional<Permutation> permutation;  ///< the results have the elements of operands in another order
  std::vector<Put> puts;                   ///< what other ops, or whoever runs the program, take out of queues
  bool opaque = false;
  std::vector<Pack> packs;
  StaticForm static_form;             ///< of an op whose operands decide shapes
  std::vector<Expansion> expansions;  ///< the first whose condition holds says the op as a program of others
  StandsFor stands_for;               ///< of an op that names another op
  Location text_at;
  std::string text;  ///< template of the pretty form; empty: generic only
  Effect effect;     ///< what the op does besides yielding results
  Facts facts;       ///< read off all this
  std::vector<std::string> notes;
  std::optional<AcceptanceClass> accept;        ///< of what the formula alone does not say which answers are legal
  std::optional<AcceptedError> accepted_error;  ///< that the op states itself
  bool isolated = false;                        ///< its regions read nothing from around the op
  std::string prefix;                           ///< of the names, before that of the scalar primitive `op`
  std::string builder;                          ///< `xla`: name of the builder function
  std::string status;                           ///< `campaign`: drawn in campaigns; `named`; `placed`; empty: draft
  std::vector<std::string> lacks;               ///< why campaigns do not draw the op, one `lacks` line each
  std::vector<std::string>
      omits;  ///< attributes of the op that the record does not hold: a text with one is not supported
  std::shared_ptr<const Schedule> schedule;
  const Records* records = nullptr;  ///< enumerations, prelude

  std::string full_name() const { return dialect + "." + mnemonic; }  ///< `stablehlo.slice`
  const Declaration* find(std::string_view name) const;
  /// What `op` is called in a record of this mnemonic: the mnemonic without the prefix; empty where it has another.
  std::string_view name_of_op(std::string_view its_mnemonic) const;
  std::string_view name_of_op() const { return name_of_op(mnemonic); }
};

/// Whether the record has a `relation` or a `permutes` line.
inline bool has_relations(const Record& r) { return !r.relations.empty() || r.permutation.has_value(); }

/// Names of the shortcuts of all records in force, each once, in load order.
const std::vector<std::string>& shortcut_names();

struct Enumeration {
  std::string name;
  std::vector<std::string> members;
};

/// XXH3-128 of a canonical JSON text, 32 hex digits.
std::string spec_hash(std::string_view json);

/// All records of the specification with their prelude.
class Records {
 public:
  /// The records built into the program. Loaded once, on first use; they are known to be free of
  /// errors because a test loads them.
  static const Records& builtin();
  /// The records that the program goes by: the built-in ones, and behind them those that `add` has put beside them.
  static const Records& in_force();
  /// Puts the records of these files, `(file name, text)` each, in force beside the built-in ones, of which none may
  /// have the name. Once, before anything asks for the records in force. `folder` is where they are from.
  static Result<void> add(const std::string& folder, const std::vector<std::pair<std::string, std::string>>& files);
  /// The folder that `add` has taken records from, or empty.
  static const std::string& added_folder();
  /// Loads records from texts, `(file name, text)` each, in order. An error names file, line,
  /// column and what was expected.
  static Result<std::unique_ptr<const Records>> load(const std::vector<std::pair<std::string, std::string>>& files);
  ~Records();

  std::span<const Record> all() const { return records_; }
  /// By full name (`stablehlo.slice`, `func.call`) or by mnemonic of the stablehlo dialect.
  const Record* find(std::string_view name) const;
  const Enumeration* enumeration(std::string_view name) const;
  std::span<const Enumeration> enumerations() const { return enumerations_; }
  /// Canonical JSON, one object, keys sorted, no spaces; its XXH3-128 in hex is the version of the
  /// specification.
  std::string json() const;
  std::string json(const Record& record) const;
  const std::string& hash() const;
  /// Functions of the prelude, in order.
  std::vector<const Definition*> definitions() const;

 private:
  friend class Loader;
  Records();
  std::vector<Record> records_;
  std::vector<Enumeration> enumerations_;
  std::unique_ptr<SyntaxArena> syntax_;
  std::deque<std::string> file_names_;
  struct Index;
  std::unique_ptr<Index> index_;
};

}  // namespace assay::spec
