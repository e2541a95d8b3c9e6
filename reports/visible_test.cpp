#include "reports/visible.h"

#include <gtest/gtest.h>

namespace assay::reports {
namespace {

TEST(Visible, TerminalsObeyNothingOfIt) {
  EXPECT_EQ(visible("\x1B[2J\x1B]0;title\x07 a\rb\x7F"), "\\x1B[2J\\x1B]0;title\\x07 a\\x0Db\\x7F");
  EXPECT_EQ(visible("\xC2\x9B"
                    "31m"),
            "\\u{009B}31m");  // the one-character form of ESC [
  EXPECT_EQ(visible("a\xE2\x80\xAE"
                    "b\xEF\xBB\xBF"),
            "a\\u{202E}b\\u{FEFF}");
}

TEST(Visible, LettersStay) {
  EXPECT_EQ(visible("a b\n\tc"), "a b\n\tc");
  EXPECT_EQ(visible("\xC3\xA9 \xE6\x97\xA5 \xF0\x9F\x99\x82"), "\xC3\xA9 \xE6\x97\xA5 \xF0\x9F\x99\x82");
}

TEST(Visible, BytesThatAreNoTextAreEscaped) {
  EXPECT_EQ(visible("\xFF\xC0\x80"), "\\xFF\\xC0\\x80");  // never in UTF-8; overlong
  EXPECT_EQ(visible("\xED\xA0\x80"), "\\u{D800}");        // half of a pair
  EXPECT_EQ(visible("\xE2\x80"), "\\xE2\\x80");           // cut short
  EXPECT_EQ(visible(std::string_view("a\0b", 3)), "a\\x00b");
}

TEST(Visible, ALineHasNoOther) { EXPECT_EQ(visible_line("a\nPASS b\tc"), "a\\nPASS b c"); }

TEST(Visible, LinesAreIndentedAfterTheFirst) { EXPECT_EQ(indented_after_first("a\nPASS b"), "a\n  PASS b"); }

TEST(Visible, MarkdownIsNoMarkup) { EXPECT_EQ(markdown("[x](http://y) <b>`"), "\\[x\\](http://y) \\<b\\>\\`"); }

}  // namespace
}  // namespace assay::reports
