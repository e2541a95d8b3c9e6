#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <vector>

#include <unistd.h>

#include "reports/html/report.h"
#include "reports/store.h"

namespace {

using assay::reports::Store;

std::string path_of(const char* name) {
  const auto folder = std::filesystem::temp_directory_path();
  return (folder / ("assay-" + std::to_string(getpid()) + "-" + name + ".db")).string();
}

assay::reports::Finding finding() {
  assay::reports::Finding out;
  out.failure = "wrong-value";
  out.cluster = "wrong-value: add on float";
  out.title = "add on f32: 3 where 2 is expected";
  out.program = "func.func @main() {\n  return\n}\n";
  out.original_program = std::string(4000, 'x') + out.program;
  return out;
}

/// A database with one finding, whole in its one file.
std::vector<std::uint8_t> whole_database() {
  const std::string path = path_of("whole");
  {
    auto store = *Store::open(path);
    assay::reports::CampaignKey key;
    key.backend = "oracle";
    const auto campaign = *store->campaign(key);
    assay::reports::Block block;
    block.next_program = 1;
    block.findings.push_back(finding());
    (void)store->commit(campaign, block);
  }
  std::ifstream file(path, std::ios::binary);
  std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(file), {}};
  std::filesystem::remove(path);
  return bytes;
}

/// Each four bytes say where and what: one byte of the database is another one.
std::vector<std::uint8_t> damaged(std::vector<std::uint8_t> bytes, std::span<const std::uint8_t> changes) {
  for (std::size_t k = 0; k + 4 <= changes.size(); k += 4) {
    const std::size_t at = changes[k] | std::size_t{changes[k + 1]} << 8 | std::size_t{changes[k + 2]} << 16;
    bytes[at % bytes.size()] = changes[k + 3];
  }
  return bytes;
}

void read_all(Store& store) {
  if (const auto campaigns = store.campaigns()) (void)assay::reports::collect(store, *campaigns);
  (void)store.clusters();
  (void)store.findings();
  (void)store.finding(1);
}

}  // namespace

/// libFuzzer target: a database of which some bytes are others is read, or refused.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<std::uint8_t> whole = whole_database();
  static const std::string path = path_of("damaged");
  const auto bytes = damaged(whole, std::span(data, size));
  std::ofstream(path, std::ios::binary)
      .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  if (const auto store = Store::open_existing(path)) read_all(**store);
  for (const char* ending : {"", "-wal", "-shm", "-journal"}) std::filesystem::remove(path + ending);
  return 0;
}
