#include "backends/protocol/protocol.h"

#include <fmt/format.h>

#include <array>
#include <cassert>
#include <cstring>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <utility>

namespace assay::backends {
namespace {

using Json = nlohmann::json;

/// A header longer than this is text that was never meant as a frame.
constexpr std::uint32_t kMaxHeader = 64u << 20;
constexpr std::size_t kLengthBytes = sizeof(std::uint32_t);

template <class E> struct Word {
  E value;
  std::string_view word;
};

constexpr std::array kOperations = {
    Word{Operation::kHello, "hello"}, Word{Operation::kCompile, "compile"},     Word{Operation::kRun, "run"},
    Word{Operation::kParse, "parse"}, Word{Operation::kTranslate, "translate"}, Word{Operation::kImport, "import"},
    Word{Operation::kRenew, "renew"}, Word{Operation::kTransform, "transform"}, Word{Operation::kBye, "bye"},
};

constexpr std::array kStatuses = {
    Word{OutcomeKind::kOk, "ok"},
    Word{OutcomeKind::kRejected, "rejected"},
    Word{OutcomeKind::kUnsupported, "unsupported"},
    Word{OutcomeKind::kFailed, "failed"},
    Word{OutcomeKind::kTimedOut, "timed_out"},
    Word{OutcomeKind::kOutOfMemory, "out_of_memory"},
    Word{OutcomeKind::kWorkerFault, "worker_fault"},
    Word{OutcomeKind::kUnavailable, "unavailable"},
};

template <class E, std::size_t n> std::string word_of(const std::array<Word<E>, n>& words, E value) {
  for (const auto& w : words)
    if (w.value == value) return std::string(w.word);
  assert(false && "every value that is sent has a word");
  return {};
}

template <class E, std::size_t n>
std::optional<E> value_of(const std::array<Word<E>, n>& words, std::string_view word) {
  for (const auto& w : words)
    if (w.word == word) return w.value;
  return std::nullopt;
}

/// Parses without exceptions; a value that is no object stands for every mistake.
Json parse_object(std::string_view text) { return Json::parse(text, nullptr, /*allow_exceptions=*/false); }

/// The value under the key if it is of this kind, and else `otherwise`.
template <class T>
T value_in(const Json& object, const char* key, bool (Json::*is_of_kind)() const noexcept, T otherwise = {}) {
  const auto it = object.find(key);
  return it != object.end() && ((*it).*is_of_kind)() ? it->template get<T>() : std::move(otherwise);
}

std::string string_in(const Json& object, const char* key) {
  return value_in<std::string>(object, key, &Json::is_string);
}

/// What is no string in the list counts for nothing.
std::vector<std::string> strings_in(const Json& object, const char* key) {
  std::vector<std::string> out;
  for (const Json& item : value_in<Json::array_t>(object, key, &Json::is_array))
    if (item.is_string()) out.push_back(item.get<std::string>());
  return out;
}

std::int64_t integer_in(const Json& object, const char* key, std::int64_t otherwise) {
  return value_in(object, key, &Json::is_number_integer, otherwise);
}

using Pieces = std::vector<std::span<const std::byte>>;

/// `dump` must not throw on a message that is no UTF-8.
std::string frame(Json header, const Pieces& blobs) {
  Json sizes = Json::array();
  std::size_t total = 0;
  for (auto b : blobs) {
    sizes.push_back(b.size());
    total += b.size();
  }
  if (!blobs.empty()) header["blobs"] = std::move(sizes);
  const std::string text = header.dump(-1, ' ', false, Json::error_handler_t::replace);
  const auto length = static_cast<std::uint32_t>(text.size());
  std::string out;
  out.reserve(kLengthBytes + text.size() + total);
  out.append(reinterpret_cast<const char*>(&length), kLengthBytes);
  out.append(text);
  for (auto b : blobs) out.append(reinterpret_cast<const char*>(b.data()), b.size());
  return out;
}

Json describe(const program::Tensor& t) {
  Json shape = Json::array();
  for (auto d : t.type.shape()) shape.push_back(d);
  return {{"type", spec::name(t.type.element())}, {"shape", std::move(shape)}};
}

Json describe(const ProcessTensors& processes, Pieces& blobs) {
  Json list = Json::array();
  for (const auto& tensors : processes) {
    Json own = Json::array();
    for (const auto& t : tensors) {
      own.push_back(describe(t));
      blobs.emplace_back(t.bytes);
    }
    list.push_back(std::move(own));
  }
  return list;
}

/// The type that a header describes, if its size is `bytes`.
Result<spec::Type> tensor_type(const Json& described, std::size_t bytes) {
  const std::string name = string_in(described, "type");
  const auto element = spec::element_type_named(name);
  if (!element) return fail(fmt::format("unknown element type '{}' of a tensor", name));
  const auto it = described.find("shape");
  if (it == described.end() || !it->is_array()) return fail("a tensor without shape");
  std::vector<std::int64_t> shape;
  auto size = static_cast<unsigned __int128>(spec::storage_bytes(*element));
  for (const auto& d : *it) {
    if (!d.is_number_unsigned() && !(d.is_number_integer() && d.get<std::int64_t>() >= 0))
      return fail("a tensor whose shape is no list of sizes");
    shape.push_back(d.get<std::int64_t>());
    size *= static_cast<unsigned __int128>(shape.back());
    if (size >> 62) return fail("a tensor of more than 2^62 bytes");
  }
  if (size != bytes) {
    return fail(
        fmt::format("tensor of type {} has {} bytes instead of {}", name, bytes, static_cast<std::uint64_t>(size)));
  }
  return spec::Type::tensor(shape, *element);
}

/// Gives each described tensor its blob, in order.
Result<ProcessTensors> tensors(const Json& header, const char* key, std::vector<Blob>& blobs) {
  const auto it = header.find(key);
  if (it == header.end()) return ProcessTensors{};
  if (!it->is_array()) return fail(fmt::format("'{}' is no list", key));
  ProcessTensors out;
  std::size_t next = 0;
  for (const auto& process : *it) {
    if (!process.is_array()) return fail(fmt::format("'{}' is no list of lists", key));
    auto& own = out.emplace_back();
    for (const auto& described : process) {
      if (next == blobs.size()) return fail("more tensors than blobs");
      auto type = tensor_type(described, blobs[next].size());
      if (!type) return tl::unexpected(std::move(type.error()));
      own.push_back({*type, std::move(blobs[next++])});
    }
  }
  if (next != blobs.size()) return fail("more blobs than tensors");
  return out;
}

Result<Options> options_in(const Json& header) {
  const auto it = header.find("options");
  Options out;
  if (it == header.end()) return out;
  for (const auto& pair : *it) {
    if (!pair.is_array() || pair.size() != 2 || !pair[0].is_string() || !pair[1].is_string())
      return fail("an option is no pair of strings");
    out.emplace_back(pair[0].get<std::string>(), pair[1].get<std::string>());
  }
  return out;
}

bool carries_text(Operation o) {
  return o == Operation::kCompile || o == Operation::kParse || o == Operation::kTranslate || o == Operation::kImport ||
         o == Operation::kTransform;
}

ExportTemplate template_in(const Json& header) {
  const auto it = header.find("template");
  if (it == header.end() || !it->is_object()) return {};
  return {string_in(*it, "name"), string_in(*it, "text"), string_in(*it, "lit")};
}

/// `[{"name": "o3", "options": [["opt-level", "O3"]]}]`; what is no such thing counts for nothing.
std::vector<Variant> variants_in(const Json& header) {
  std::vector<Variant> out;
  for (const Json& item : value_in<Json::array_t>(header, "variants", &Json::is_array)) {
    const auto options = item.is_object() ? options_in(item) : Result<Options>(fail("no object"));
    const std::string name = item.is_object() ? string_in(item, "name") : "";
    if (options && !name.empty()) out.push_back({.name = name, .options = *options, .lacking = {}});
  }
  return out;
}

std::span<const std::byte> bytes_of(std::string_view text) { return std::as_bytes(std::span(text)); }

}  // namespace

Result<bool> FrameReader::complete() {
  if (header_end_ == 0) {
    if (auto read = read_header(); !read) return tl::unexpected(read.error());
  }
  return header_end_ != 0 && buffer_.size() >= frame_end_;
}

Result<void> FrameReader::read_header() {
  if (buffer_.size() < kLengthBytes) return {};
  std::uint32_t length = 0;
  std::memcpy(&length, buffer_.data(), kLengthBytes);
  if (length > kMaxHeader) return fail("no frame: its header would have more than 64 MiB");
  if (buffer_.size() < kLengthBytes + length) return {};
  const auto* text = reinterpret_cast<const char*>(buffer_.data() + kLengthBytes);
  const Json header = parse_object({text, length});
  if (!header.is_object()) return fail("no frame: its header is no JSON object");
  std::uint64_t end = kLengthBytes + length;
  blob_sizes_.clear();
  for (const auto& size : header.value("blobs", Json::array())) {
    if (!size.is_number_unsigned()) return fail("no frame: the size of a blob is no number");
    blob_sizes_.push_back(size.get<std::uint64_t>());
    end += std::min(blob_sizes_.back(), max_bytes_ + 1);
    if (end > max_bytes_) return fail(fmt::format("a frame of more than {} bytes", max_bytes_));
  }
  frame_end_ = end;
  header_end_ = kLengthBytes + length;
  return {};
}

Frame FrameReader::take() {
  assert(header_end_ != 0 && buffer_.size() >= frame_end_);
  Frame frame;
  frame.header.assign(reinterpret_cast<const char*>(buffer_.data()) + kLengthBytes, header_end_ - kLengthBytes);
  auto at = buffer_.begin() + static_cast<std::ptrdiff_t>(header_end_);
  for (auto size : blob_sizes_) {
    const auto end = at + static_cast<std::ptrdiff_t>(size);
    frame.blobs.emplace_back(at, end);
    at = end;
  }
  buffer_.erase(buffer_.begin(), at);
  header_end_ = 0;
  return frame;
}

std::string encode(const Request& request) {
  if (request.operation == Operation::kRun) return encode_run(request.inputs);
  Json header = {{"op", word_of(kOperations, request.operation)}};
  if (request.operation == Operation::kHello) header["protocol"] = kProtocolVersion;
  if (request.operation == Operation::kCompile) {
    header["replicas"] = request.grid.replicas;
    header["partitions"] = request.grid.partitions;
    if (!request.partitioner.empty()) header["partitioner"] = request.partitioner;
    header["options"] = request.options;
  }
  if (request.operation == Operation::kTransform) header["options"] = request.options;
  Pieces blobs;
  if (carries_text(request.operation)) blobs.push_back(bytes_of(request.text));
  return frame(std::move(header), blobs);
}

std::string encode_run(const ProcessTensors& inputs) {
  Pieces blobs;
  Json header = {{"op", word_of(kOperations, Operation::kRun)}, {"inputs", describe(inputs, blobs)}};
  return frame(std::move(header), blobs);
}

std::string encode(const Reply& reply) {
  Pieces blobs;
  Json header = {{"status", word_of(kStatuses, reply.status)}, {"seconds", reply.seconds}};
  if (!reply.message.empty()) header["message"] = reply.message;
  if (!reply.text.empty()) header["text"] = reply.text;
  if (!reply.back.empty()) header["back"] = reply.back;
  if (!reply.outputs.empty()) header["outputs"] = describe(reply.outputs, blobs);
  if (!reply.shardings.arguments.empty()) header["argument_shardings"] = reply.shardings.arguments;
  if (!reply.shardings.results.empty()) header["result_shardings"] = reply.shardings.results;
  if (reply.line != 0) header["line"] = reply.line;
  if (reply.column != 0) header["column"] = reply.column;
  if (!reply.greeting.name.empty()) {
    header["name"] = reply.greeting.name;
    header["version"] = reply.greeting.version;
    header["devices"] = reply.greeting.devices;
    header["parses"] = reply.greeting.parses;
    header["options"] = reply.greeting.options;
    for (const Variant& v : reply.greeting.variants)
      header["variants"].push_back({{"name", v.name}, {"options", v.options}});
    if (!reply.greeting.lacks.empty()) header["lacks"] = reply.greeting.lacks;
    if (reply.greeting.renews) header["renews"] = true;
    if (reply.greeting.dynamic) header["dynamic"] = true;
    if (reply.greeting.quantized) header["quantized"] = true;
    if (reply.greeting.donation) header["donation"] = true;
    if (reply.greeting.transforms) header["transforms"] = true;
    if (!reply.greeting.partitioners.empty()) header["partitioners"] = reply.greeting.partitioners;
    if (const auto& t = reply.greeting.export_template; !t.name.empty())
      header["template"] = {{"name", t.name}, {"text", t.text}, {"lit", t.lit}};
  }
  return frame(std::move(header), blobs);
}

Result<Request> decode_request(Frame&& frame) {
  const Json header = parse_object(frame.header);
  const auto operation = value_of(kOperations, string_in(header, "op"));
  if (!operation) return fail("a request without a known 'op'");
  Request out{.operation = *operation, .grid = {}, .options = {}, .text = {}, .inputs = {}};
  if (carries_text(out.operation)) {
    if (frame.blobs.size() != 1) return fail("a request that should carry one text");
    out.text.assign(reinterpret_cast<const char*>(frame.blobs[0].data()), frame.blobs[0].size());
    out.grid = {integer_in(header, "replicas", 1), integer_in(header, "partitions", 1)};
    out.partitioner = string_in(header, "partitioner");
    auto options = options_in(header);
    if (!options) return tl::unexpected(std::move(options.error()));
    out.options = std::move(*options);
    return out;
  }
  auto inputs = tensors(header, "inputs", frame.blobs);
  if (!inputs) return tl::unexpected(std::move(inputs.error()));
  out.inputs = std::move(*inputs);
  return out;
}

Result<Reply> decode_reply(Frame&& frame) {
  const Json header = parse_object(frame.header);
  const std::string status = string_in(header, "status");
  const auto kind = value_of(kStatuses, status);
  if (!kind) return fail(fmt::format("a reply with the unknown status '{}'", status));
  auto outputs = tensors(header, "outputs", frame.blobs);
  if (!outputs) return tl::unexpected(std::move(outputs.error()));
  Reply out;
  out.status = *kind;
  out.message = string_in(header, "message");
  out.seconds = value_in<double>(header, "seconds", &Json::is_number);
  out.outputs = std::move(*outputs);
  out.shardings = {strings_in(header, "argument_shardings"), strings_in(header, "result_shardings")};
  out.text = string_in(header, "text");
  out.back = string_in(header, "back");
  out.line = static_cast<std::uint32_t>(integer_in(header, "line", 0));
  out.column = static_cast<std::uint32_t>(integer_in(header, "column", 0));
  out.greeting = {string_in(header, "name"),
                  string_in(header, "version"),
                  integer_in(header, "devices", 0),
                  value_in<bool>(header, "parses", &Json::is_boolean),
                  string_in(header, "options"),
                  variants_in(header),
                  strings_in(header, "lacks"),
                  value_in<bool>(header, "renews", &Json::is_boolean),
                  value_in<bool>(header, "dynamic", &Json::is_boolean),
                  value_in<bool>(header, "quantized", &Json::is_boolean),
                  value_in<bool>(header, "donation", &Json::is_boolean),
                  value_in<bool>(header, "transforms", &Json::is_boolean),
                  strings_in(header, "partitioners"),
                  template_in(header)};
  return out;
}

std::optional<Exit> death_in(const Frame& frame) {
  constexpr std::string_view kDied = "died";
  if (frame.header.find(kDied) == std::string::npos) return std::nullopt;
  const Json header = parse_object(frame.header);
  if (string_in(header, "status") != kDied) return std::nullopt;
  return Exit{static_cast<int>(integer_in(header, "signal", 0)), static_cast<int>(integer_in(header, "code", 0)), 0};
}

}  // namespace assay::backends
