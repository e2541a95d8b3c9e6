#include "reports/columns.h"

#include <zstd.h>

#include <optional>

namespace assay::reports {
namespace {

// No program is longer; a damaged frame may claim anything.
constexpr unsigned long long kLongestText = 1ull << 32;

std::optional<std::string> decompressed(const std::string& bytes) {
  const unsigned long long size = ZSTD_getFrameContentSize(bytes.data(), bytes.size());
  if (size > kLongestText) return std::nullopt;  // an error too: those are the highest numbers
  std::string text(size, '\0');
  const std::size_t done = ZSTD_decompress(text.data(), text.size(), bytes.data(), bytes.size());
  return ZSTD_isError(done) || done != text.size() ? std::nullopt : std::optional(std::move(text));
}

/// What a column holds as JSON; nothing, and the row is damaged, where it is no such list.
template <class List>
void take_list(const RowPlace& from, int at, std::optional<List> list, const char* what, List& out) {
  if (!list) from.row.damaged(fmt::format("{}, column {}: no JSON list of {}", from.text, from.row.name(at), what));
  out = std::move(list).value_or(List{});
}

}  // namespace

std::string program_text(const Row& row, int first) {
  const std::string hash = row.text(first), bytes = row.text(first + 2);
  const auto text = row.null(first + 2) ? std::optional(row.text(first + 1)) : decompressed(bytes);
  if (!text)
    row.damaged(fmt::format("table programs, row {}: the {} bytes of zstd cannot be unpacked", hash, bytes.size()));
  else if (content_hash(*text) != hash)
    row.damaged(fmt::format("table programs, row {}: its text has the hash {}", hash, content_hash(*text)));
  return text.value_or("");
}

void read_value(const RowPlace& from, int at, std::vector<std::string>& out) {
  take_list(from, at, strings_from_json(from.row.text(at)), "texts", out);
}

void read_value(const RowPlace& from, int at, std::vector<OutputEvidence>& out) {
  take_list(from, at, evidence_from_json(from.row.text(at)), "outputs", out);
}

}  // namespace assay::reports
