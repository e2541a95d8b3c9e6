#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "backends/backend.h"
#include "backends/process/child.h"

/// The frames between the host and a child, in both directions. `protocol.md` is their definition.
namespace assay::backends {

inline constexpr int kProtocolVersion = 2;

using Blob = std::vector<std::byte>;

struct Frame {
  std::string header;  ///< JSON text
  std::vector<Blob> blobs;
};

/// Cuts a stream of bytes into frames.
class FrameReader {
 public:
  explicit FrameReader(std::uint64_t max_bytes = std::uint64_t{4} << 30) : max_bytes_(max_bytes) {}

  void append(std::span<const std::byte> bytes) { buffer_.insert(buffer_.end(), bytes.begin(), bytes.end()); }
  /// True once a whole frame has arrived; an error where the bytes cannot be one.
  Result<bool> complete();
  /// The complete frame; what follows it stays.
  Frame take();
  bool empty() const { return buffer_.empty(); }

 private:
  Result<void> read_header();

  std::uint64_t max_bytes_;
  std::vector<std::byte> buffer_;
  std::size_t header_end_ = 0;  ///< 0 until the header has arrived
  std::uint64_t frame_end_ = 0;
  std::vector<std::uint64_t> blob_sizes_;
};

enum class Operation : std::uint8_t { kHello, kCompile, kRun, kParse, kTranslate, kImport, kTransform, kRenew, kBye };

using Options = std::vector<std::pair<std::string, std::string>>;

struct Request {
  Operation operation = Operation::kHello;
  spec::Grid grid;
  std::string partitioner = {};  ///< that spreads the program over the partitions; empty: each runs it
  Options options;
  std::string text;  ///< the program; of kImport the bytes of one in another form
  ProcessTensors inputs;
};

struct Greeting {
  std::string name;
  std::string version;
  std::int64_t devices = 0;
  bool parses = false;
  std::string options;                    ///< whose option names `compile` takes: `xla`, or empty for none
  std::vector<Variant> variants;          ///< named sets of options of its own, the first one that which is usual
  std::vector<std::string> lacks;         ///< dialects of which it takes no op
  bool renews = false;                    ///< `renew` gives it a fresh process, sooner than another child would start
  bool dynamic = false;                   ///< takes programs with dimensions that are not known
  bool quantized = false;                 ///< takes programs with quantized types
  bool donation = false;                  ///< takes arguments that are given away
  bool transforms = false;                ///< it is a pass: `transform` gives a program as text
  std::vector<std::string> partitioners;  ///< that it has: `shardy`, `gspmd`
  ExportTemplate export_template;         ///< of its own reports; without a name where it has none
};

/// Of a compiled program that is spread over devices, in the words of GSPMD.
struct CompiledShardings {
  std::vector<std::string> arguments, results;
};

struct Reply {
  OutcomeKind status = OutcomeKind::kOk;
  std::string message;
  double seconds = 0;
  ProcessTensors outputs;
  CompiledShardings shardings = {};
  std::string text, back;  ///< what a pass made; a translation, and what it is in StableHLO
  std::uint32_t line = 0, column = 0;
  Greeting greeting;
};

std::string encode(const Request&);
/// A `run` of these inputs, without copying them into a `Request`.
std::string encode_run(const ProcessTensors& inputs);
std::string encode(const Reply&);
Result<Request> decode_request(Frame&&);
Result<Reply> decode_reply(Frame&&);
/// How the process ended that worked for the child, where the child says that one has, and goes on with another.
std::optional<Exit> death_in(const Frame&);

}  // namespace assay::backends
