#pragma once

#include "reports/columns.h"
#include "reports/finding.h"
#include "reports/store.h"

/// The rows of the tables of a campaign. A column that is new stands here and in the schema, which a test compares.
namespace assay::reports {

template <class Of> constexpr Column<Of> key(const char* name, Of of) { return {name, Joining::kKey, of}; }
template <class Of> constexpr Column<Of> sum(const char* name, Of of) { return {name, Joining::kSum, of}; }
template <class Of> constexpr Column<Of> decided(const char* name, Of of) { return {name, Joining::kDecided, of}; }
template <class Of> constexpr Column<Of> single(const char* name, Of of) { return {name, Joining::kSingle, of}; }
/// A program; the name of the table of programs it is joined with is that of its column where rows are single.
template <class Of> constexpr Column<Of> program(const char* name, Joining joining, Of of, const char* json) {
  return {name, joining, of, json, true};
}
/// The size of the program of a row, which the shortest one stays in.
template <class Row> constexpr auto length() {
  const auto size = [](auto& row) { return row.program.size(); };
  return Column<decltype(size)>{"length", Joining::kLeast, size, nullptr};
}

template <> struct Table<VerdictCount> {
  static constexpr const char* name = "verdicts";
  static constexpr std::tuple columns{key("verdict", &VerdictCount::verdict), sum("programs", &VerdictCount::programs)};
};

template <> struct Table<MatrixCell> {
  static constexpr const char* name = "cells";
  static constexpr std::tuple columns{key("op", &MatrixCell::op),
                                      key("element_type", &MatrixCell::element_type),
                                      sum("programs", &MatrixCell::programs),
                                      sum(
                                          "checked", [](auto& c) -> auto& { return c.elements.checked; }),
                                      sum(
                                          "weak", [](auto& c) -> auto& { return c.elements.weak; }),
                                      sum(
                                          "open", [](auto& c) -> auto& { return c.elements.open; }),
                                      sum(
                                          "undecided", [](auto& c) -> auto& { return c.elements.undecided; }),
                                      sum("failed", &MatrixCell::failed)};
};

template <> struct Table<Coverage> {
  static constexpr const char* name = "coverage";
  static constexpr std::tuple columns{key("op", &Coverage::op), key("what", &Coverage::what),
                                      sum("programs", &Coverage::programs)};
};

template <> struct Table<Refusal> {
  static constexpr const char* name = "refusals";
  static constexpr std::tuple columns{key("verdict", &Refusal::verdict),
                                      key("cause", &Refusal::cause),
                                      Column{"feature", Joining::kListed, &Refusal::feature},
                                      Column{"message", Joining::kDecided, &Refusal::message, nullptr},
                                      sum("programs", &Refusal::programs),
                                      program("program", Joining::kDecided, &Refusal::program, nullptr),
                                      length<Refusal>()};
};

template <> struct Table<DeviationRow> {
  static constexpr const char* name = "deviations";
  static constexpr std::tuple columns{key("grants", &DeviationRow::grants), key("kind", &DeviationRow::kind),
                                      sum("programs", &DeviationRow::programs),
                                      sum("elements", &DeviationRow::elements),
                                      decided(
                                          "got", [](auto& d) -> auto& { return d.worst.got; }),
                                      decided(
                                          "nearest", [](auto& d) -> auto& { return d.worst.nearest; }),
                                      Column{"ulps", Joining::kGreatest, [](auto& d) -> auto& {return d.worst.ulps;
}
}  // namespace assay::reports
}
;
}
;

template <> struct Table<UndecidedRow> {
  static constexpr const char* name = "undecided";
  static constexpr std::tuple columns{key("bound", &UndecidedRow::bound), sum("programs", &UndecidedRow::programs),
                                      sum("elements", &UndecidedRow::elements),
                                      program("program", Joining::kDecided, &UndecidedRow::program, nullptr),
                                      length<UndecidedRow>()};
};

template <> struct Table<OpeningRow> {
  static constexpr const char* name = "openings";
  static constexpr std::tuple columns{key("op", &OpeningRow::op), key("element_type", &OpeningRow::element_type),
                                      key("reason", &OpeningRow::reason), sum("programs", &OpeningRow::programs),
                                      sum("elements", &OpeningRow::elements)};
};

template <> struct Table<AvoidedRow> {
  static constexpr const char* name = "avoided";
  static constexpr std::tuple columns{key("suspect", &AvoidedRow::suspect), key("traits", &AvoidedRow::traits),
                                      single("programs", &AvoidedRow::programs),
                                      single("failures", &AvoidedRow::failures),
                                      single("redrawn", &AvoidedRow::redrawn)};
};

template <> struct Table<EnergyRow> {
  static constexpr const char* name = "energies";
  static constexpr std::tuple columns{key("arm", &EnergyRow::arm), single("programs", &EnergyRow::programs),
                                      single("causes", &EnergyRow::causes), single("energy", &EnergyRow::energy)};
};

template <> struct Table<Finding> {
  static constexpr const char* name = "findings";
  static constexpr std::tuple columns{
      single("cluster", &Finding::cluster),
      single("failure", &Finding::failure),
      single("title", &Finding::title),
      single("ops", &Finding::ops),
      single("element_types", &Finding::element_types),
      single("typed_ops", &Finding::typed_ops),
      single("law", &Finding::law),
      single("grants", &Finding::grants),
      single(
          "kind", [](auto& f) -> auto& { return f.witness.kind; }),
      single(
          "got", [](auto& f) -> auto& { return f.witness.got; }),
      single(
          "nearest", [](auto& f) -> auto& { return f.witness.nearest; }),
      single(
          "ulps", [](auto& f) -> auto& { return f.witness.ulps; }),
      single("bound", &Finding::bound),
      program("program", Joining::kSingle, &Finding::program, "program"),
      single("inputs", &Finding::inputs),
      single("replicas", &Finding::replicas),
      single("partitions", &Finding::partitions),
      Column{"evidence", Joining::kSingle, &Finding::evidence, "outputs"},
      single("message", &Finding::message),
      single("variant", &Finding::variant),
      single("variant_options", &Finding::variant_options),
      single("mends", &Finding::mends),
      Column{"check_flags", Joining::kSingle, &Finding::check_flags, "reproduce"},
      single("program_number", &Finding::program_number),
      program("original_program", Joining::kSingle, &Finding::original_program, "original_program"),
      single("original_inputs", &Finding::original_inputs),
      single("elements", &Finding::elements),
      single("compilations", &Finding::compilations)};
};

}  // namespace assay::reports
