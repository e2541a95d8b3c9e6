#pragma once

#include <gtest/gtest.h>

#include <string>

#include "reports/html/chromium_test.h"

namespace assay::reports {

/// Nothing is cut off or scrolls sideways on a phone, a notebook and a desk.
inline void expect_page_fits(const std::string& html) {
  Page page(html);
  for (const int width : {390, 1280, 1440}) {
    page.show_on({.width = width});
    EXPECT_LE(page.width(), width);
    EXPECT_GE(page.height(), 900) << "the page was not laid out";
  }
}

}  // namespace assay::reports
