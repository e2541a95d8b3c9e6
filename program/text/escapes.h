#pragma once

#include <span>
#include <string_view>

#include "program/text/parser.h"

/// The few syntaxes that no template can say. A record asks for one by name, `text custom(while)` or
/// `pack x = #d.k<letters ...>`; none knows what the op means.
namespace assay::program {

class Printer;

struct Escape {
  std::string_view name;
  /// Reads what follows the name of the op.
  bool (*read)(Parser&, PendingOp&) = nullptr;
  /// Prints it; false, and nothing printed, where this form cannot say the op.
  bool (*print)(Printer&, const Op&) = nullptr;
  /// Reads a whole struct. False without an error where it is written as `<k = v>`.
  bool (*read_pack)(Scanner&, const PackForm&, Parser&, std::vector<spec::Value>&) = nullptr;
  /// Prints the inside; false where only `k = v` can say it.
  bool (*print_pack)(Buffer&, const PackForm&, std::span<const spec::Value>) = nullptr;
};

std::span<const Escape> escapes();
const Escape* find_escape(std::string_view name);

}  // namespace assay::program
