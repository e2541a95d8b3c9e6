#include "reports/html/page.h"

#include <gtest/gtest.h>

namespace assay::reports {
namespace {

TEST(Page, DataCannotEndItsScript) {
  const Json hostile = {{"a", "</script><!--<script>"}, {"b", Json::array({"\xE2\x80\xA8 \xFF \x1B", 1.5, true})}};
  const std::string data = script_data(hostile);
  EXPECT_EQ(data.find('<'), std::string::npos);
  const Json read = Json::parse(data);
  EXPECT_EQ(read["a"], "</script><!--<script>");
  EXPECT_EQ(read["b"], Json::array({"\\u{2028} \\xFF \\x1B", 1.5, true}));
}

TEST(Page, ValuesAreEscaped) {
  const std::string page = filled("report.html", {{"title", "<b> & \"\x1B"}});
  EXPECT_NE(page.find("<title>&lt;b&gt; &amp; &quot;\\x1B</title>"), std::string::npos);
}

}  // namespace
}  // namespace assay::reports
