#include <fmt/format.h>

#include <sstream>

#include "cli/command_test.h"
#include "spec/fenced_blocks_test.h"

/// docs/add-an-op.md, followed to the letter.
namespace assay::cli {
namespace {

using spec::FencedBlock;

class AddAnOpTest : public CommandTest {
 protected:
  static std::string page() { return spec::text_of_file(ASSAY_SOURCE_DIR "/docs/add-an-op.md"); }

  /// Blocks are the content of the file that they name, or commands and what they print. What is not as the page says;
  /// empty where all of it is. Counts the commands.
  std::string follow(const std::string& page) {
    std::string wrong;
    commands_ = 0;
    for (const FencedBlock& block : spec::fenced_blocks(page)) {
      if (block.language == "console") wrong += run(block);
      else write(block);
    }
    return wrong;
  }

  int commands_ = 0;

 private:
  void write(const FencedBlock& block) {
    std::filesystem::create_directories((folder_ / "page" / block.language).parent_path());
    file("page/" + block.language, block.text);
  }

  /// `$ COMMAND`, then the lines that it prints.
  std::string run(const FencedBlock& block) {
    std::string wrong, command, expected, line;
    std::istringstream lines(block.text + "$ ");
    while (std::getline(lines, line)) {
      if (!line.starts_with("$ ")) {
        expected += line + "\n";
        continue;
      }
      if (!command.empty()) wrong += compare(block, command, expected);
      command = line.substr(2);
      expected.clear();
    }
    return wrong;
  }

  std::string compare(const FencedBlock& block, const std::string& command, const std::string& expected) {
    ++commands_;
    const Ran ran = shell(command, "page");
    const std::string printed = ran.out + ran.err;
    if (printed == expected) return "";
    return fmt::format("line {}: {}\nprints\n{}instead of\n{}", block.line, command, printed, expected);
  }
};

TEST_F(AddAnOpTest, EveryCommandOfThePagePrintsWhatThePageSays) {
  EXPECT_EQ(follow(page()), "");
  EXPECT_GE(commands_, 7);
}

/// The page with one thing changed is no longer what happens.
TEST_F(AddAnOpTest, AnErrorInThePageIsFound) {
  struct Planted {
    std::string before, after;
  };
  const Planted kPlanted[] = {{"a[] * x[i] + y[i]\n\n", "a[] * x[i] - y[i]\n\n"},
                              {"I2     rank(a) = 0", "I2     rank(a) <= 1"},
                              {"dense<[2.5, 4.5, 6.5]>", "dense<[2.5, 4.5, 6.0]>"},
                              {"  status campaign\n", ""}};
  for (const auto& [before, after] : kPlanted) {
    std::string planted = page();
    const auto at = planted.find(before);
    ASSERT_NE(at, std::string::npos) << before;
    EXPECT_NE(follow(planted.replace(at, before.size(), after)), "") << before << " -> " << after;
  }
}

}  // namespace
}  // namespace assay::cli
