#include <sys/resource.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <fstream>
#include <sstream>

#include "cli/command_test.h"
#include "spec/choices.h"
#include "spec/scale_test.h"

/// Whatever becomes of a program's text, every verb says something about it and ends in its budget. ASSAY_TEST_SCALE
/// multiplies how many files are mangled.
namespace assay::cli {
namespace {

constexpr std::size_t kMangledFiles = 20;
constexpr std::uint64_t kMangledSeed = 1;
constexpr std::int64_t kMostKilobytes = 1024 * 1024;
constexpr auto kLongest = std::chrono::seconds(10);

/// What a slip, or malice, writes for a number.
constexpr const char* kNumbers[] = {"0",
                                    "-1",
                                    "64",
                                    "4611686018427387904",
                                    "18446744073709551616",
                                    "1000000000000000000000000000000",
                                    "1.0e999",
                                    "-9223372036854775808",
                                    "0x7FFFFFFF",
                                    "nan"};

std::vector<std::string> whole_texts() {
  std::vector<std::filesystem::path> paths;
  for (const char* folder : {"/corpus/examples", "/../shared/peer/stablehlo-testdata"}) {
    const std::string from = ASSAY_SOURCE_DIR + std::string(folder);
    if (!std::filesystem::exists(from)) continue;
    for (const auto& entry : std::filesystem::directory_iterator(from))
      if (entry.path().extension() == ".mlir" && entry.file_size() < 20'000) paths.push_back(entry.path());
  }
  std::ranges::sort(paths);
  std::vector<std::string> texts;
  for (const auto& path : paths) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    texts.push_back(text.str());
  }
  return texts;
}

/// A text with a few wounds.
class Mangler {
 public:
  Mangler(const std::vector<std::string>& texts, Choices& choices) : texts_(texts), choices_(choices) {}

  std::string mangled() {
    std::string text = any_text();
    for (auto wounds = choices_.between(1, 4); wounds > 0 && !text.empty(); --wounds) wound(text);
    return text;
  }

 private:
  using Wound = void (Mangler::*)(std::string&);

  void wound(std::string& text) {
    static constexpr Wound kWounds[] = {&Mangler::replace_number, &Mangler::flip_byte, &Mangler::truncate,
                                        &Mangler::splice,         &Mangler::cut_range, &Mangler::repeat_range};
    (this->*kWounds[choices_.below(std::size(kWounds))])(text);
  }

  const std::string& any_text() { return texts_[choices_.below(texts_.size())]; }
  std::size_t place(const std::string& text) { return choices_.below(text.size()); }

  void flip_byte(std::string& text) { text[place(text)] ^= static_cast<char>(1u << choices_.below(8)); }
  void truncate(std::string& text) { text.resize(place(text)); }
  void cut_range(std::string& text) { text.erase(place(text), choices_.below(40)); }

  void splice(std::string& text) {
    const std::string& other = any_text();
    if (!other.empty()) text.insert(place(text), other.substr(place(other), choices_.below(200)));
  }

  void repeat_range(std::string& text) {
    const std::size_t at = place(text);
    const std::string piece = text.substr(at, choices_.below(60));
    for (auto times = choices_.between(1, 50); times > 0; --times) text.insert(at, piece);
  }

  void replace_number(std::string& text) {
    const auto is_digit = [](unsigned char c) { return std::isdigit(c) != 0; };
    const auto from = std::find_if(text.begin() + static_cast<std::ptrdiff_t>(place(text)), text.end(), is_digit);
    const auto to = std::find_if_not(from, text.end(), is_digit);
    text.replace(from, to, kNumbers[choices_.below(std::size(kNumbers))]);
  }

  const std::vector<std::string>& texts_;
  Choices& choices_;
};

using MangledFiles = CommandTest;

TEST_F(MangledFiles, AreAnsweredByEveryVerb) {
  const std::vector<std::string> texts = whole_texts();
  const std::size_t count = spec::scaled(kMangledFiles);
  for (std::size_t number = 0; number < count && !HasFailure(); ++number) {
    Prng choices(kMangledSeed, number);
    const std::string text = Mangler(texts, choices).mangled();
    file("mangled.mlir", text);
    for (const std::string verb : {"verify", "run", "check", "check --backend oracle", "reduce --backend oracle"}) {
      const auto before = std::chrono::steady_clock::now();
      const Ran ran = assay(verb + " mangled.mlir" + (verb == "verify" ? "" : " --memory 256MiB --timeout 2s"));
      const auto taken = std::chrono::steady_clock::now() - before;
      EXPECT_LE(ran.status, 2) << verb << " of number " << number << ":\n" << text << ran.err;
      EXPECT_LT(taken, kLongest) << verb << " of number " << number << ":\n" << text;
      EXPECT_TRUE(ran.status == 0 || !ran.err.empty() || !ran.out.empty()) << verb << " of number " << number;
    }
  }
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  EXPECT_LT(usage.ru_maxrss, kMostKilobytes);
}

}  // namespace
}  // namespace assay::cli
