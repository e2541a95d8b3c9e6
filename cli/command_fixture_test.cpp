#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "cli/command_test.h"

namespace assay::cli {
namespace {

std::string content_of(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

int exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status); }

}  // namespace

std::string python_of_tests() {
  const char* environment = std::getenv("ASSAY_PYTHON_ENVIRONMENT");
  return (std::filesystem::path(environment ? environment : ASSAY_SOURCE_DIR "/.venv") / "bin/python").string();
}

void CommandTest::SetUp() {
  std::string pattern = (std::filesystem::temp_directory_path() / "assay-cli-XXXXXX").string();
  folder_ = mkdtemp(pattern.data());
  setenv("ASSAY_ENVIRONMENTS", path("environments").c_str(), 1);  // what is installed here takes no part
}

void CommandTest::TearDown() { std::filesystem::remove_all(folder_); }

Ran CommandTest::assay(const std::string& arguments, const std::string& input) const {
  file("stdin", input);
  const std::string command = "cd " + folder_.string() + " && unset CI GITHUB_ACTIONS && exec " ASSAY_BINARY " " +
                              arguments + " <stdin >stdout 2>stderr";
  const int status = std::system(command.c_str());
  return {exit_code(status), content_of(folder_ / "stdout"), content_of(folder_ / "stderr")};
}

std::string CommandTest::content(const std::string& name) const { return content_of(path(name)); }

Ran CommandTest::shell(const std::string& line, const std::string& folder) const {
  std::filesystem::create_directories(folder_ / folder);
  file("line.sh", "cd " + folder + "\nPATH=" + std::filesystem::path(ASSAY_BINARY).parent_path().string() + ":$PATH\n" +
                      line + "\n");
  const int status =
      std::system(("cd " + folder_.string() + " && exec sh line.sh </dev/null >stdout 2>stderr").c_str());
  return {exit_code(status), content_of(folder_ / "stdout"), content_of(folder_ / "stderr")};
}

std::string CommandTest::file(const std::string& name, const std::string& content) const {
  std::ofstream(folder_ / name, std::ios::binary) << content;
  return path(name);
}

}  // namespace assay::cli
