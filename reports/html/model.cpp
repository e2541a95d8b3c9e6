#include "reports/html/pages.h"

#include <fmt/format.h>

#include <algorithm>

#include "reports/finding_text.h"
#include "reports/html/page.h"

namespace assay::reports {
namespace {

const PageKind kModelPage{"model.html", {"model.css"}, {"model.js"}};

std::int64_t count(const Json& counts, const char* name) { return counts.value(name, std::int64_t{}); }

bool is_wrong(const Json& row) { return row.contains("failure"); }

/// The row that `first_wrong` names; null where every op is right.
Json wrong_row(const Json& model) {
  const Json none;
  const Json& rows = model.contains("ops") ? model["ops"] : none;
  const auto wanted = model.value("first_wrong", std::int64_t{});
  for (const Json& row : rows)
    if (row.value("number", std::int64_t{}) == wanted) return row;
  return none;
}

std::string headline(const Json& checked, const Json& wrong) {
  const std::string file = checked.value("file", "");
  if (wrong.is_object())
    return fmt::format("{}: {} at {} is the first wrong op", file, wrong.value("op", ""), wrong.value("place", ""));
  return fmt::format("{}: {}", file, checked.value("verdict", ""));
}

Json numbers_of_model(const Json& model) {
  const Json none = Json::array();
  const Json& rows = model.contains("ops") ? model["ops"] : none;
  const Json& elements = model["elements"];
  const std::int64_t unchecked = count(elements, "weak") + count(elements, "open") + count(elements, "undecided");
  return {banner_number(grouped(static_cast<std::int64_t>(rows.size())), "ops"),
          banner_number(grouped(std::ranges::count_if(rows, is_wrong)), "wrong"),
          banner_number(grouped(count(elements, "checked")), "elements checked"),
          banner_number(grouped(unchecked), "unchecked")};
}

}  // namespace

std::string html_model(const Json& checked) {
  const Json& model = checked["by_op"];
  const Json wrong = wrong_row(model);
  const std::string title = headline(checked, wrong);
  return html_page(kModelPage, title,
                   {{"title", title},
                    {"bad", wrong.is_object()},
                    {"back_end", checked.value("backend", "")},
                    {"variant", checked.value("variant", "")},
                    {"contract", checked.value("contract", "")},
                    {"reason", checked.value("reason", "")},
                    {"numbers", numbers_of_model(model)}},
                   checked);
}

}  // namespace assay::reports
