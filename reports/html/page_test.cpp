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
  const std::string page = filled("frame.html", {{"title", "<b> & \"\x1B"}});
  EXPECT_NE(page.find("<title>&lt;b&gt; &amp; &quot;\\x1B</title>"), std::string::npos);
}

TEST(Page, AnEmptyTextIsNothing) {
  const Json chart{{"op", "tanh"}, {"refusal", ""}};
  const std::string page = filled("sweep.html", {{"title", ""}, {"charts", Json::array({chart})}});
  EXPECT_EQ(page.find("gave no answer"), std::string::npos) << page;
  EXPECT_NE(page.find("<h1></h1>"), std::string::npos) << page;
}

// The frame and the common files are those of every page.
TEST(Page, HasTheFrameAndTheFilesOfItsKind) {
  const std::string page =
      html_page({"sweep.html", {"plot.css"}, {"sweep.js"}}, "a title", {{"title", "<i>"}}, {{"a", 1}});
  for (const char* part :
       {"default-src 'none'", "<title>a title</title>", "<h1>&lt;i&gt;</h1>", "{\"a\":1}", "function element("})
    EXPECT_NE(page.find(part), std::string::npos) << part;
  EXPECT_NE(page.find(page_file("plot.css")), std::string::npos);
}

}  // namespace
}  // namespace assay::reports
