#include "backends/protocol/protocol.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "backends/sample_programs_test.h"

namespace assay::backends {
namespace {

std::span<const std::byte> bytes(std::string_view text) { return std::as_bytes(std::span(text)); }

/// The frame that these bytes are, arriving `step` at a time.
Result<Frame> read(std::string_view text, std::size_t step) {
  FrameReader reader;
  for (std::size_t at = 0; at < text.size(); at += step) {
    reader.append(bytes(text.substr(at, step)));
    const auto complete = reader.complete();
    if (!complete) return tl::unexpected(complete.error());
    if (*complete) return reader.take();
  }
  return fail("incomplete");
}

std::string frame(std::string_view header, std::string_view rest = "") {
  const auto length = static_cast<std::uint32_t>(header.size());
  return std::string(reinterpret_cast<const char*>(&length), sizeof length).append(header).append(rest);
}

TEST(Protocol, CompileArrivesAsItWasSent) {
  Request request;
  request.operation = Operation::kCompile;
  request.grid = {2, 3};
  request.options = {{"a", "true"}, {"b", ""}};
  request.text = "module {}\n\0 \xff";
  const auto arrived = decode_request(read(encode(request), 1).value());
  ASSERT_TRUE(arrived);
  EXPECT_EQ(arrived->operation, Operation::kCompile);
  EXPECT_EQ(arrived->grid.replicas, 2);
  EXPECT_EQ(arrived->grid.partitions, 3);
  EXPECT_EQ(arrived->options, request.options);
  EXPECT_EQ(arrived->text, request.text);
}

RC_GTEST_PROP(Protocol, TensorsArriveHoweverTheBytesAreCut,
              (const std::vector<std::vector<std::vector<std::uint8_t>>>& content)) {
  Reply reply;
  for (const auto& process : content) {
    auto& own = reply.outputs.emplace_back();
    for (const auto& values : process)
      own.push_back(tensor({static_cast<std::int64_t>(values.size())}, spec::ElementType::ui8, values));
  }
  const auto step = *rc::gen::inRange<std::size_t>(1, 50);
  const auto arrived = decode_reply(read(encode(reply), step).value());
  RC_ASSERT(arrived.has_value());
  RC_ASSERT(arrived->outputs == reply.outputs);
}

TEST(Protocol, AProgramGoesToAPassAndComesBack) {
  Request request;
  request.operation = Operation::kTransform;
  request.options = {{"pipeline", "cse"}};
  request.text = "module {}";
  const auto asked = decode_request(read(encode(request), 3).value());
  ASSERT_TRUE(asked);
  EXPECT_EQ(asked->operation, Operation::kTransform);
  EXPECT_EQ(asked->options, request.options);
  EXPECT_EQ(asked->text, request.text);
  Reply reply;
  reply.text = "module {\n  \"a\"\n}\n";
  const auto answered = decode_reply(read(encode(reply), 3).value());
  ASSERT_TRUE(answered);
  EXPECT_EQ(answered->text, reply.text);
}

TEST(Protocol, AGreetingSaysWhichDialectsAreLacking) {
  Reply reply;
  reply.greeting = {
      "mine", "1",  2,   true, "xla", {{.name = "fast", .options = {{"a", "b"}}, .lacking = {}}}, {"chlo", "check"},
      true,   true, true};
  reply.greeting.transforms = true;
  const auto arrived = decode_reply(read(encode(reply), 7).value());
  ASSERT_TRUE(arrived);
  EXPECT_EQ(arrived->greeting.lacks, reply.greeting.lacks);
  EXPECT_TRUE(arrived->greeting.renews);
  EXPECT_TRUE(arrived->greeting.dynamic);
  EXPECT_TRUE(arrived->greeting.quantized);
  EXPECT_TRUE(arrived->greeting.transforms);
  ASSERT_EQ(arrived->greeting.variants.size(), 1u);
  EXPECT_EQ(arrived->greeting.variants[0].name, "fast");
  EXPECT_EQ(arrived->greeting.variants[0].options, reply.greeting.variants[0].options);
  const auto silent = decode_reply(read(frame(R"({"status": "ok", "name": "mine", "lacks": "chlo"})"), 7).value());
  ASSERT_TRUE(silent);
  EXPECT_TRUE(silent->greeting.lacks.empty()) << "no list";
  EXPECT_FALSE(silent->greeting.dynamic);
  EXPECT_FALSE(silent->greeting.quantized);
  EXPECT_TRUE(silent->greeting.variants.empty()) << "protocol 1 has none";
}

TEST(Protocol, FramesThatFollowEachOtherStayApart) {
  Reply first, second;
  first.message = "one";
  second.message = "two";
  FrameReader reader;
  const std::string both = encode(first) + encode(second);
  reader.append(bytes(both));
  ASSERT_TRUE(reader.complete().value());
  EXPECT_EQ(decode_reply(reader.take())->message, "one");
  ASSERT_TRUE(reader.complete().value());
  EXPECT_EQ(decode_reply(reader.take())->message, "two");
  EXPECT_TRUE(reader.empty());
}

TEST(Protocol, WhatIsNoFrameIsSaidToBeNone) {
  for (const auto& text :
       {std::string("Hello, world"), frame("[]"), frame("{"), frame(R"({"blobs":["x"]})"), frame(R"({"blobs":[-1]})"),
        frame(R"({"blobs":[18446744073709551615,18446744073709551615]})")}) {
    const auto out = read(text, 1000);
    ASSERT_FALSE(out) << text;
    EXPECT_NE(out.error().message, "incomplete") << text;
  }
}

TEST(Protocol, RepliesThatContradictThemselvesAreRefused) {
  const char* headers[] = {
      R"({"status":"perhaps"})",
      R"({})",
      R"({"status":"ok","outputs":[[{"type":"f32","shape":[2]}]],"blobs":[4]})",
      R"({"status":"ok","outputs":[[{"type":"f33","shape":[1]}]],"blobs":[4]})",
      R"({"status":"ok","outputs":[[{"type":"f32","shape":[-1]}]],"blobs":[4]})",
      R"({"status":"ok","outputs":[[{"type":"f32","shape":[4294967296,4294967296,4294967296]}]],"blobs":[4]})",
      R"({"status":"ok","outputs":[[{"type":"f32"}]],"blobs":[4]})",
      R"({"status":"ok","outputs":[[]],"blobs":[4]})",
      R"({"status":"ok","outputs":[[{"type":"f32","shape":[]},{"type":"f32","shape":[]}]],"blobs":[4]})",
      R"({"status":"ok","outputs":7,"blobs":[4]})",
  };
  for (const char* header : headers) {
    auto arrived = read(frame(header, "abcd"), 1000);
    ASSERT_TRUE(arrived) << header;
    EXPECT_FALSE(decode_reply(std::move(*arrived))) << header;
  }
}

TEST(Protocol, AGreetingMayHandOverATemplate) {
  Reply reply;
  reply.greeting = {.name = "b", .export_template = {"repro.sh", "run {program}\n"}};
  const auto arrived = decode_reply(read(encode(reply), 7).value());
  ASSERT_TRUE(arrived);
  EXPECT_EQ(arrived->greeting.export_template.name, "repro.sh");
  EXPECT_EQ(arrived->greeting.export_template.text, "run {program}\n");
  const auto none = decode_reply(read(frame(R"({"status":"ok","name":"b","template":"repro.sh"})"), 7).value());
  EXPECT_EQ(none->greeting.export_template.name, "");
}

TEST(Protocol, ATranslationArrivesBothWays) {
  Reply reply;
  reply.text = "HloModule m";
  reply.back = "module {}";
  const auto arrived = decode_reply(read(encode(reply), 7).value());
  ASSERT_TRUE(arrived);
  EXPECT_EQ(arrived->text, "HloModule m");
  EXPECT_EQ(arrived->back, "module {}");
  const auto asked = decode_request(read(encode(Request{.operation = Operation::kTranslate, .text = "a"}), 7).value());
  ASSERT_TRUE(asked);
  EXPECT_EQ(asked->operation, Operation::kTranslate);
  EXPECT_EQ(asked->text, "a");
}

TEST(Protocol, MessagesNeedNotBeText) {
  Reply reply;
  reply.status = OutcomeKind::kFailed;
  reply.message = "\xc3\x28 broken UTF-8";
  const auto arrived = decode_reply(read(encode(reply), 7).value());
  ASSERT_TRUE(arrived);
  EXPECT_NE(arrived->message.find("broken UTF-8"), std::string::npos);
}

}  // namespace
}  // namespace assay::backends
