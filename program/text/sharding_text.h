#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "program/sharding/sharding.h"
#include "program/text/scanner.h"

/// Shardings as text, in the dialect of Shardy and in that of GSPMD.
namespace assay::program {

/// One sharding, or one for each of several values.
struct Shardings {
  std::vector<Sharding> of;
  bool is_list = false;

  bool operator==(const Shardings&) const = default;
};

/// `#sdy.sharding<@mesh, [{"x":(1)2, ?}p0, {}], replicated={"y"}, unreduced={"z"}>`, or `mesh<["x"=2]>` in the place of
/// the symbol; `#sdy.sharding_per_value<[<...>, <...>]>`. The kind may be left out. The laws of shardings hold.
Result<Shardings> parse_shardy(std::string_view text, const Meshes&);
/// `{devices=[2,1,2]<=[2,2]T(1,0) last_tile_dim_replicate}`, `{replicated}`, `{maximal device=1}`, `{manual}`,
/// `{unreduced}`, or a tuple of them, `{{replicated}, {manual}}`.
Result<Shardings> parse_gspmd(std::string_view text);
/// `{"x", "y"}`.
Result<std::vector<AxisRef>> parse_axes(std::string_view text);

/// `<@mesh, [{"x"}, {}]>`. The rank is that of the tensor, which the sharding of GSPMD may leave open. Shardy has no
/// words for what is manual.
Result<std::string> shardy_text(const Sharding&, std::size_t rank);
/// `{devices=[2,2]<=[4]}`. Open dimensions and priorities are left out.
std::string gspmd_text(const Sharding&);
/// As the value of an attribute: `#sdy.sharding<...>`, and the string without its quotes.
Result<std::string> shardy_text(const Shardings&, std::span<const std::size_t> ranks);
std::string gspmd_text(const Shardings&);

}  // namespace assay::program
