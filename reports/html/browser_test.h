#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <regex>
#include <string>

/// Pages laid out by a real browser.
namespace assay::reports {

/// Its path; empty where there is none.
inline std::string browser() {
  for (const char* path : {"/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"})
    if (std::filesystem::exists(path)) return path;
  return "";
}

inline std::string output_of(const std::string& command) {
  std::string out;
  std::array<char, 4096> buffer;
  FILE* pipe = popen(command.c_str(), "r");
  for (std::size_t size; (size = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) out.append(buffer.data(), size);
  pclose(pipe);
  return out;
}

/// The page in a frame, as a window may not be as narrow as a phone, and a script that writes the frame's measures
/// into the title.
inline std::string framed(const std::string& html, int width) {
  const std::string escaped =
      std::regex_replace(std::regex_replace(html, std::regex("&"), "&amp;"), std::regex("\""), "&quot;");
  return "<iframe style='width:" + std::to_string(width) + "px;height:900px;border:0' srcdoc=\"" + escaped +
         "\"></iframe><script>addEventListener('load', () => {const d = frames[0].document.documentElement;"
         "document.title = d.scrollWidth + ' ' + d.scrollHeight;});</script>";
}

/// Of a page after layout, in pixels.
struct PageSize {
  int width;
  int height;
};

/// In a window of this width; nothing where the browser did not lay it out.
inline std::optional<PageSize> laid_out(const std::string& html, int width) {
  const auto page = std::filesystem::temp_directory_path() / ("assay-page-" + std::to_string(getpid()) + ".html");
  std::ofstream(page) << framed(html, width);
  const std::string document =
      output_of(browser() + " --headless --no-sandbox --disable-gpu --virtual-time-budget=5000 --dump-dom file://" +
                page.string() + " 2>/dev/null");
  std::filesystem::remove(page);
  std::smatch title;
  if (!std::regex_search(document, title, std::regex("<title>(\\d+) (\\d+)</title>"))) return std::nullopt;
  return PageSize{std::stoi(title[1]), std::stoi(title[2])};
}

/// Nothing is cut off or scrolls sideways on a phone, a notebook and a desk.
inline void expect_page_fits(const std::string& html) {
  for (const int width : {390, 1280, 1440}) {
    const auto size = laid_out(html, width);
    ASSERT_TRUE(size) << width;
    EXPECT_LE(size->width, width);
    EXPECT_GT(size->height, 900) << "the page was not laid out";
  }
}

}  // namespace assay::reports
