#include "program/text/printer.h"

#include <algorithm>
#include <utility>

#include "program/text/escapes.h"
#include "program/text/mesh.h"
#include "program/text/types.h"

/// Modules, functions, regions, names and the generic form.
namespace assay::program {
namespace {

void append_dictionary(Buffer& out, std::string_view text) {
  if (text.empty()) return;
  out.append(" {");
  out.append(text);
  out.append('}');
}

/// Regions of other dialects end with ops of their own.
std::string_view terminator_of(const spec::Record& record) {
  static constexpr std::pair<std::string_view, std::string_view> kTerminators[] = {{"sdy", "sdy.return"},
                                                                                   {"shape", "shape.assuming_yield"}};
  const auto found = std::ranges::find(kTerminators, record.dialect, [](const auto& t) { return t.first; });
  return found == std::end(kTerminators) ? "stablehlo.return" : found->second;
}

}  // namespace

std::string print(const Module& module, Form form) {
  thread_local Buffer buffer;  // keeps its memory
  buffer.clear();
  Printer(buffer, module, form).module();
  return buffer.text();
}

std::string print_attributes(const Module& module, const Function& function, const Op& op) {
  Buffer buffer;
  append_properties(buffer, module, function, op);
  const std::string text = buffer.text();
  return text.empty() ? "" : text.substr(2, text.size() - 3);  // ` <{...}>`
}

// ---- module and functions -----------------------------------------------------------------------

/// A module without name and attributes is a bare list of functions.
void Printer::module() {
  if (module_.name.empty() && module_.attributes.empty() && module_.meshes.empty() && !has_grid()) return functions();
  header();
  ++depth_;
  for (const NamedMesh& mesh : module_.meshes) {
    line();
    out.append(text_of(mesh));
    out.append('\n');
  }
  functions();
  --depth_;
  out.append("}\n");
}

bool Printer::has_grid() const { return module_.grid.processes() * module_.devices != 1; }

void Printer::header() {
  out.append("module ");
  if (!module_.name.empty()) {
    append_symbol(out, module_.name);
    out.append(' ');
  }
  if (has_grid() || !module_.attributes.empty()) {
    out.append("attributes {");
    out.append(module_.attributes);
    if (has_grid()) {
      if (!module_.attributes.empty()) out.append(", ");
      out.append("mhlo.num_partitions = ");
      out.append(module_.grid.partitions * module_.devices);
      out.append(" : i32, mhlo.num_replicas = ");
      out.append(module_.grid.replicas);
      out.append(" : i32");
    }
    out.append("} ");
  }
  out.append("{\n");
}

void Printer::functions() {
  for (const auto& f : module_.functions) function(f);
}

void Printer::function(const Function& f) {
  function_ = &f;
  renamed_.clear();
  line();
  out.append(f.is_private ? "func.func private " : "func.func ");
  append_symbol(out, f.name);
  arguments(f);
  function_results(f);
  if (!f.attributes.empty()) {
    out.append(" attributes");
    append_dictionary(out, f.attributes);
  }
  if (f.is_declaration) return out.append('\n');
  out.append(" {\n");
  block(f.body);
  line();
  out.append("}\n");
}

void Printer::arguments(const Function& f) {
  out.append('(');
  out.list(f.body.arguments.size(), [&](std::size_t i) {
    if (!f.is_declaration) {
      value(f.body.arguments[i]);
      out.append(": ");
    }
    append(out, f.types[f.body.arguments[i]]);
    if (i < f.argument_attributes.size()) append_dictionary(out, f.argument_attributes[i]);
  });
  out.append(')');
}

void Printer::function_results(const Function& f) {
  if (f.results.empty()) return;
  const bool attributed = std::ranges::any_of(f.result_attributes, [](const std::string& s) { return !s.empty(); });
  const bool single = f.results.size() == 1 && !attributed;
  out.append(single ? " -> " : " -> (");
  out.list(f.results.size(), [&](std::size_t i) {
    append(out, f.results[i]);
    if (i < f.result_attributes.size()) append_dictionary(out, f.result_attributes[i]);
  });
  if (!single) out.append(')');
}

void Printer::line() {
  for (int i = 0; i < depth_; ++i) out.append("  ");
}

// ---- values -------------------------------------------------------------------------------------

void Printer::value(ValueId v) {
  if (!renamed_.empty() && renamed_[v] != kNoValue) v = renamed_[v];
  const auto arguments = function_->body.arguments.size();
  out.append(v < arguments ? "%arg" : "%");
  out.append(static_cast<std::int64_t>(v < arguments ? v : v - arguments));
}

void Printer::values(std::span<const ValueId> all) {
  out.list(all.size(), [&](std::size_t i) { value(all[i]); });
}

void Printer::type(ValueId v) { append(out, type_of(v)); }

void Printer::types(std::span<const ValueId> all) {
  out.list(all.size(), [&](std::size_t i) { type(all[i]); });
}

void Printer::function_type(const Op& op) {
  out.append('(');
  types(op.operands);
  out.append(") -> ");
  if (op.results != 1) out.append('(');
  out.list(op.results, [&](std::size_t i) { type(op.first_result + static_cast<ValueId>(i)); });
  if (op.results != 1) out.append(')');
}

void Printer::rename(ValueId v, ValueId as) {
  if (renamed_.empty()) renamed_.assign(function_->types.size(), kNoValue);
  renamed_[v] = renamed_[as] == kNoValue ? as : renamed_[as];
}

// ---- regions ------------------------------------------------------------------------------------

void Printer::region(const Region& r) {
  out.append("{\n");
  block(r);
  line();
  out.append('}');
}

void Printer::generic_region(const Region& r) {
  out.append("{\n");
  if (!r.arguments.empty()) {
    line();
    out.append("^bb0(");
    out.list(r.arguments.size(), [&](std::size_t i) {
      value(r.arguments[i]);
      out.append(": ");
      type(r.arguments[i]);
    });
    out.append("):\n");
  }
  block(r);
  line();
  out.append('}');
}

void Printer::block(const Region& r) {
  ++depth_;
  for (const auto& o : r.ops) {
    line();
    op(o);
    out.append('\n');
  }
  line();
  terminator(r);
  out.append('\n');
  --depth_;
}

void Printer::terminator(const Region& r) {
  const bool of_function = &r == &function_->body;
  out.append(of_function ? "return" : return_);
  if (r.returns.empty()) return;
  out.append(' ');
  values(r.returns);
  out.append(" : ");
  types(r.returns);
}

// ---- ops ----------------------------------------------------------------------------------------

void Printer::op(const Op& o) {
  const auto& syntax = syntax_of(*o.record);
  const auto around = std::exchange(return_, terminator_of(*o.record));
  result_names(o);
  if (form_ != Form::kPretty || !pretty_op(o, syntax)) generic_op(o, syntax);
  return_ = around;
}

void Printer::result_names(const Op& o) {
  out.list(o.results, [&](std::size_t i) { value(o.first_result + static_cast<ValueId>(i)); });
  if (o.results) out.append(" = ");
}

void Printer::generic_op(const Op& o, const Syntax& syntax) {
  out.append('"');
  out.append(written_name(syntax));
  out.append("\"(");
  values(o.operands);
  out.append(')');
  append_properties(out, module_, *function_, o);
  if (!o.regions.empty()) {
    out.append(" (");
    out.list(o.regions.size(), [&](std::size_t i) { generic_region(o.regions[i]); });
    out.append(')');
  }
  append_dictionary(out, o.discardable_attributes);
  out.append(" : ");
  function_type(o);
}

}  // namespace assay::program
