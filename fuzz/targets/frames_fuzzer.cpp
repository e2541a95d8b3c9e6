#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "backends/protocol/protocol.h"

/// libFuzzer target: any bytes are cut into frames and read as replies and requests, or refused. The first byte says
/// how many arrive at a time.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  constexpr std::uint64_t kMostBytes = 1 << 20;
  const std::size_t step = data[0] + std::size_t{1};
  assay::backends::FrameReader reader(kMostBytes);
  for (std::size_t at = 1; at < size; at += step) {
    reader.append(std::as_bytes(std::span(data + at, std::min(step, size - at))));
    for (auto whole = reader.complete(); whole && *whole; whole = reader.complete()) {
      auto frame = reader.take();
      auto same = frame;
      (void)assay::backends::decode_reply(std::move(frame));
      (void)assay::backends::decode_request(std::move(same));
    }
  }
  return 0;
}
