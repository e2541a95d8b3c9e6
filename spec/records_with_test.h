#pragma once

#include <gtest/gtest.h>

#include "spec/embedded.h"
#include "spec/record.h"

namespace assay::spec {

/// The built-in records with one piece of a text in the place of another, in files whose name has `in`: a planted
/// fault.
inline std::unique_ptr<const Records> records_with(const std::string& right, const std::string& wrong,
                                                   std::string_view in = "") {
  auto files = embedded_ops();
  bool found = false;
  for (auto& [name, text] : files)
    if (const auto at = text.find(right); at != text.npos && name.find(in) != name.npos) {
      text.replace(at, right.size(), wrong);
      found = true;
    }
  EXPECT_TRUE(found) << right;
  auto loaded = Records::load(files);
  EXPECT_TRUE(loaded) << (loaded ? "" : loaded.error().text());
  return loaded ? *std::move(loaded) : nullptr;
}

}  // namespace assay::spec
