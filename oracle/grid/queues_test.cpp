#include <cstring>
#include <set>

#include <gtest/gtest.h>

#include "oracle/interpreter/interpreter.h"
#include "oracle/oracle.h"
#include "program/text/text.h"
#include "spec/scale_test.h"

/// Channels, infeeds, outfeeds and probes, and schedules that must not show.
namespace assay::oracle {
namespace {

using spec::scaled;

Module module_of(const std::string& text) {
  auto module = program::parse(text);
  EXPECT_TRUE(module) << (module ? "" : module.error().text()) << "\n" << text;
  const auto valid = module ? program::verify(*module) : Result<void>{};
  EXPECT_TRUE(valid) << (valid ? "" : valid.error().text());
  return module && valid ? *module : Module{};
}

/// Three replicas run it, replica k is given k + 1.
std::string of_three(const std::string& body) {
  return "module attributes {mhlo.num_replicas = 3 : i32} {\nfunc.func @main(%a: tensor<i64>) -> tensor<i64> {\n" +
         body + "}\n}";
}

std::string send(const std::string& what, std::int64_t channel, const std::string& more = "") {
  const bool host = more.empty();
  return "  %sent" + std::to_string(channel) + what.substr(1, what.find('#') - 1) + " = \"stablehlo.send\"(" + what +
         ", %t) <{channel_handle = #stablehlo.channel_handle<handle = " + std::to_string(channel) +
         ", type = " + (host ? "2>, is_host_transfer = true" : "1>, is_host_transfer = false, " + more) +
         "}> : (tensor<i64>, !stablehlo.token) -> !stablehlo.token\n";
}

std::string receive(const std::string& result, std::int64_t channel, const std::string& more = "") {
  const bool host = more.empty();
  return "  " + result + ":2 = \"stablehlo.recv\"(%t) <{channel_handle = #stablehlo.channel_handle<handle = " +
         std::to_string(channel) +
         ", type = " + (host ? "3>, is_host_transfer = true" : "1>, is_host_transfer = false, " + more) +
         "}> : (!stablehlo.token) -> (tensor<i64>, !stablehlo.token)\n";
}

constexpr const char* kToken = "  %t = stablehlo.create_token : !stablehlo.token\n";

Tensor number(std::int64_t n) {
  Tensor t{spec::Type::tensor({}, spec::ElementType::i64), std::vector<std::byte>(8)};
  std::memcpy(t.bytes.data(), &n, 8);
  return t;
}

std::vector<std::int64_t> whole_numbers(const std::vector<Tensor>& tensors) {
  std::vector<std::int64_t> out;
  for (const Tensor& t : tensors) std::memcpy(&out.emplace_back(), t.bytes.data(), 8);
  return out;
}

std::vector<std::int64_t> run_on_three(const std::string& body) {
  const Module module = module_of(of_three(body));
  const ProcessTensors inputs{{number(1)}, {number(2)}, {number(3)}};
  std::vector<std::int64_t> out;
  const auto run = evaluate(module, inputs), plain = interpret(module, inputs);
  EXPECT_TRUE(run) << (run ? "" : run.error().text());
  EXPECT_TRUE(plain) << (plain ? "" : plain.error().text());
  EXPECT_TRUE(run && plain && run->outputs == plain->outputs);
  for (const auto& process : run ? run->outputs : ProcessTensors{}) out.push_back(whole_numbers(process)[0]);
  return out;
}

std::string error_of(const Module& module, const ProcessTensors& inputs = {{}}, Choices* schedule = nullptr) {
  Limits limits;
  limits.schedule = schedule;
  const auto run = evaluate(module, inputs, limits);
  EXPECT_FALSE(run);
  return run ? "" : run.error().text();
}

std::string error_on_three(const std::string& body) {
  return error_of(module_of(of_three(body)), {{number(1)}, {number(2)}, {number(3)}});
}

/// Each of the functions is a process; `body` uses %t and returns what it has.
struct Parallel {
  std::string functions, names;
  int count = 0;

  void add(const std::string& body, const std::string& result) {
    const std::string name = "@p" + std::to_string(count++);
    functions += "func.func private " + name + "() -> tensor<i64> {\n" + kToken + body + "  return " + result +
                 " : tensor<i64>\n}\n";
    names += (names.empty() ? "" : ", ") + name;
  }
  std::string text(const std::string& more = "") const {
    std::string types;
    for (int k = 0; k < count; ++k) types += k ? ", tensor<i64>" : "tensor<i64>";
    const std::string n = std::to_string(count);
    std::string results;
    for (int k = 0; k < count; ++k) results += (k ? ", %r#" : "%r#") + std::to_string(k);
    if (count == 1) results = "%r";
    return functions + "func.func @main() -> (" + types + ") {\n  %r" + (count == 1 ? "" : ":" + n) +
           " = \"interpreter.run_parallel\"() {" + more + "programs = [[" + names + "]]} : () -> (" + types +
           ")\n  return " + results + " : " + types + "\n}\n";
  }
};

std::string constant(const std::string& name, std::int64_t n) {
  return "  " + name + " = stablehlo.constant dense<" + std::to_string(n) + "> : tensor<i64>\n";
}

// ---- channels ----------------------------------------------------------------------------------

/// The pairs of the text of send, for three replicas; who is no target gets anything, here 0.
TEST(Queues, AChannelPairsSourcesWithTargets) {
  const std::string pairs = "source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>";
  EXPECT_EQ(run_on_three(kToken + send("%a", 0, pairs) + receive("%r", 0, pairs) + "  return %r#0 : tensor<i64>\n"),
            (std::vector<std::int64_t>{0, 1, 2}));
}

TEST(Queues, WhatIsSentTwiceIsReceivedInOrder) {
  const std::string pairs = "source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>";
  const std::string ten = constant("%ten", 10);
  // 10 * what the first send brings, less what the second brings, which is 10 times that.
  EXPECT_EQ(run_on_three(kToken + ten + "  %b = stablehlo.multiply %a, %ten : tensor<i64>\n" + send("%a", 0, pairs) +
                         send("%b", 0, pairs) + receive("%r", 0, pairs) + receive("%s", 0, pairs) +
                         "  %x = stablehlo.multiply %r#0, %ten : tensor<i64>\n"
                         "  %y = stablehlo.subtract %x, %s#0 : tensor<i64>\n"
                         "  %z = stablehlo.add %y, %r#0 : tensor<i64>\n  return %z : tensor<i64>\n"),
            (std::vector<std::int64_t>{3, 1, 2}));
}

TEST(Queues, OnlyOneProcessMaySendToTheHostOnAChannel) {
  const std::string text = error_on_three(kToken + send("%a", 7) + "  return %a : tensor<i64>\n");
  EXPECT_NE(text.find("both put values into channel [7]"), std::string::npos) << text;
}

TEST(Queues, OnlyOneProcessMayReceiveThere) {
  const std::string text = error_on_three(kToken + receive("%r", 7) + "  return %r#0 : tensor<i64>\n");
  EXPECT_NE(text.find("both take values from channel [7]"), std::string::npos) << text;
}

TEST(Queues, WhatComesHasTheTypeThatIsReceived) {
  Parallel p;
  p.add(constant("%a", 1) + send("%a", 1), "%a");
  p.add(
      "  %r:2 = \"stablehlo.recv\"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, "
      "is_host_transfer = true}> : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)\n" +
          constant("%a", 1),
      "%a");
  const std::string text = error_of(module_of(p.text()));
  EXPECT_NE(text.find("stablehlo.recv: a value of type tensor<i64> came, not tensor<2xi64>"), std::string::npos)
      << text;
}

TEST(Queues, ADeadlockNamesTheOpsAndTheirChannelsAndPlaces) {
  Parallel p;
  p.add(receive("%r", 1) + send("%r#0", 2), "%r#0");
  p.add(receive("%r", 2) + send("%r#0", 1), "%r#0");
  p.add(constant("%a", 1), "%a");
  const std::string text = error_of(module_of(p.text()));
  EXPECT_NE(text.find("deadlock: process (0, 0) waits at stablehlo.recv (3:3) for a value in channel [1]; "
                      "process (0, 1) waits at stablehlo.recv (9:3) for a value in channel [2]; "
                      "process (0, 2) has returned"),
            std::string::npos)
      << text;
}

// ---- feeds -------------------------------------------------------------------------------------

constexpr const char* kFeeds =
    "func.func private @five() -> tensor<i64> {\n  %0 = stablehlo.constant dense<5> : tensor<i64>\n"
    "  return %0 : tensor<i64>\n}\n"
    "func.func private @six() -> tensor<i64> {\n  %0 = stablehlo.constant dense<6> : tensor<i64>\n"
    "  return %0 : tensor<i64>\n}\n";

std::string infeed(const std::string& result) {
  return "  " + result + ":2 = \"stablehlo.infeed\"(%t) : (!stablehlo.token) -> (tensor<i64>, !stablehlo.token)\n";
}

TEST(Queues, EachProcessHasAnInfeedOfItsOwn) {
  Parallel p;
  p.add(infeed("%x"), "%x#0");
  p.add(infeed("%x") + infeed("%y"), "%y#0");
  const Module module = module_of(kFeeds + p.text("infeed = [@five, @six], "));
  for (const auto& run : {evaluate(module, {{}}), interpret(module, {{}})}) {
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(whole_numbers(run->outputs[0]), (std::vector<std::int64_t>{5, 6}));
  }
}

TEST(Queues, AnInfeedThatIsEmptyIsADeadlock) {
  Parallel p;
  p.add(infeed("%x") + infeed("%y"), "%y#0");
  const std::string text = error_of(module_of(kFeeds + p.text("infeed = [@five], ")));
  EXPECT_NE(text.find("deadlock: process (0, 0) waits at stablehlo.infeed (12:3) for a value in infeed 0"),
            std::string::npos)
      << text;
  const Module alone = module_of("func.func @main() -> tensor<i64> {\n" + std::string(kToken) + infeed("%x") +
                                 "  return %x#0 : tensor<i64>\n}");
  EXPECT_NE(error_of(alone).find("for a value in infeed 0"), std::string::npos);
}

TEST(Queues, WhatIsFedOutAndShownIsThereWhenTheRunEnds) {
  const Module module =
      module_of("func.func @main() {\n" + std::string(kToken) + constant("%a", 3) + constant("%b", 4) +
                "  %0 = \"stablehlo.outfeed\"(%a, %b, %t) : (tensor<i64>, tensor<i64>, "
                "!stablehlo.token) -> !stablehlo.token\n"
                "  interpreter.print %b : tensor<i64>\n"
                "  %1 = interpreter.probe %a, probe_id = \"p\" : tensor<i64>\n  return\n}");
  const auto run = evaluate(module, {{}});
  ASSERT_TRUE(run) << run.error().text();
  ASSERT_EQ(run->unread.size(), 3u);
  EXPECT_EQ(run->unread[0].queue, "outfeed 0");
  EXPECT_EQ(whole_numbers(run->unread[0].items[0]), (std::vector<std::int64_t>{3, 4}));
  EXPECT_EQ(run->unread[1].queue, "print 0");
  EXPECT_EQ(whole_numbers(run->unread[1].items[0]), (std::vector<std::int64_t>{4}));
  EXPECT_EQ(run->unread[2].queue, "probe \"p\" 0");
}

TEST(Queues, AProbeIsHeldAgainstByItsIteration) {
  const auto module_with = [](const std::string& check) {
    return module_of("func.func @main() {\n" + constant("%a", 3) + constant("%b", 4) +
                     "  %0 = interpreter.probe %a, probe_id = \"p\" : tensor<i64>\n"
                     "  %1 = interpreter.probe %b, probe_id = \"p\" : tensor<i64>\n  check.expect_serialized_eq " +
                     check + " : tensor<i64>\n  return\n}");
  };
  const auto first = evaluate(module_with("%a, probe_id = \"p\""), {{}});
  ASSERT_TRUE(first) << first.error().text();
  EXPECT_EQ(first->checks, 1);
  EXPECT_TRUE(first->failures.empty());
  const auto second = evaluate(module_with("%a, probe_id = \"p\", iter = 1"), {{}});
  ASSERT_TRUE(second) << second.error().text();
  ASSERT_EQ(second->failures.size(), 1u);
  EXPECT_NE(second->failures[0].message.find("element [] is 4, expected 3"), std::string::npos)
      << second->failures[0].message;
  EXPECT_NE(error_of(module_with("%a, probe_id = \"p\", iter = 2")).find("no value 2"), std::string::npos);
  EXPECT_NE(error_of(module_with("%a, probe_id = \"q\"")).find("probe \"q\" 0"), std::string::npos);
}

// ---- schedules ---------------------------------------------------------------------------------

/// Processes that mix what they send, receive and reduce, straight and in loops, into one number each. Every event is
/// appended to the processes that take part in it, so the program ends; sometimes one process then has two of its
/// events exchanged, and it may not.
class DrawnProcesses {
 public:
  explicit DrawnProcesses(Choices& choices) : choices_(choices) {
    processes_ = choices_.between(2, 5);
    events_.resize(static_cast<std::size_t>(processes_));
    const std::int64_t n = choices_.between(1, 10);
    for (std::int64_t k = 0; k < n; ++k) choices_.chance(1, 3) ? add_reduction() : add_message();
    if (choices_.chance(1, 3)) exchange();
  }

  std::string text() const {
    Parallel p;
    for (std::size_t k = 0; k < events_.size(); ++k) {
      std::string body = constant("%v0", static_cast<std::int64_t>(k) + 1) + constant("%three", 3) +
                         constant("%zero", 0) + constant("%one", 1);
      int n = 0;
      for (const Event& e : events_[k]) body += op(e, n++);
      p.add(body, "%v" + std::to_string(n));
    }
    return p.text();
  }

 private:
  enum class Kind : std::uint8_t { kSend, kReceive, kReduce };
  struct Event {
    Kind kind;
    std::int64_t channel, trips = 0;
  };

  std::vector<Event>& of(std::int64_t process) { return events_[static_cast<std::size_t>(process)]; }

  void add_message() {
    const std::int64_t from = choices_.between(0, processes_ - 1);
    const std::int64_t to = (from + choices_.between(1, processes_ - 1)) % processes_;
    of(from).push_back({Kind::kSend, 100 * from + to + 1});
    of(to).push_back({Kind::kReceive, 100 * from + to + 1});
  }

  void add_reduction() {
    const Event e{Kind::kReduce, choices_.between(1, 2), choices_.between(0, 3)};
    for (auto& events : events_) events.push_back(e);
  }

  void exchange() {
    auto& events = of(choices_.between(0, processes_ - 1));
    if (events.size() < 2) return;
    const auto last = static_cast<std::int64_t>(events.size()) - 1;
    std::swap(events[static_cast<std::size_t>(choices_.between(0, last))],
              events[static_cast<std::size_t>(choices_.between(0, last))]);
  }

  std::string op(const Event& e, int n) const {
    const std::string in = "%v" + std::to_string(n), out = "%v" + std::to_string(n + 1);
    const std::string r = "%r" + std::to_string(n), x = "%x" + std::to_string(n);
    if (e.kind == Kind::kSend)
      return send(in, e.channel) + "  " + out + " = stablehlo.add " + in + ", %one : tensor<i64>\n";
    const std::string mixed = "  " + x + " = stablehlo.multiply " + in + ", %three : tensor<i64>\n";
    if (e.kind == Kind::kReceive)
      return receive(r, e.channel) + mixed + "  " + out + " = stablehlo.add " + x + ", " + r + "#0 : tensor<i64>\n";
    return constant("%trips" + std::to_string(n), e.trips) + mixed + "  " + r +
           ":2 = stablehlo.while(%i = %zero, %w = " + x + ") : tensor<i64>, tensor<i64>\n  cond {\n" +
           "    %c = stablehlo.compare LT, %i, %trips" + std::to_string(n) +
           " : (tensor<i64>, tensor<i64>) -> tensor<i1>\n    stablehlo.return %c : tensor<i1>\n  } do {\n" +
           reduction(e.channel) + "    %j = stablehlo.add %i, %one : tensor<i64>\n" +
           "    stablehlo.return %j, %s : tensor<i64>, tensor<i64>\n  }\n  " + out + " = stablehlo.add " + r +
           "#1, %one : tensor<i64>\n";
  }

  std::string reduction(std::int64_t channel) const {
    std::string group;
    for (std::int64_t k = 0; k < processes_; ++k) group += (k ? ", " : "") + std::to_string(k);
    return "    %s = \"stablehlo.all_reduce\"(%w) <{channel_handle = #stablehlo.channel_handle<handle = " +
           std::to_string(channel) + ", type = 1>, use_global_device_ids, replica_groups = dense<[[" + group +
           "]]> : tensor<1x" + std::to_string(processes_) +
           "xi64>}> ({\n    ^bb0(%p: tensor<i64>, %q: tensor<i64>):\n"
           "      %m = stablehlo.add %p, %q : tensor<i64>\n      stablehlo.return %m : tensor<i64>\n"
           "    }) : (tensor<i64>) -> tensor<i64>\n";
  }

  Choices& choices_;
  std::int64_t processes_ = 0;
  std::vector<std::vector<Event>> events_;
};

/// What a run came to: its outputs, or why it did not end.
std::string outcome_of(const Module& module, Choices* schedule) {
  Limits limits;
  limits.schedule = schedule;
  const auto run = evaluate(module, {{}}, limits);
  if (!run) return run.error().text();
  std::string out;
  for (const std::int64_t n : whole_numbers(run->outputs[0])) out += std::to_string(n) + " ";
  return out;
}

TEST(Schedules, DoNotShow) {
  std::size_t deadlocks = 0, interleaved = 0;
  const std::size_t programs = scaled(50), schedules = scaled(10);
  for (std::size_t k = 0; k < programs; ++k) {
    Prng choices(47, k);
    const std::string text = DrawnProcesses(choices).text();
    const Module module = module_of(text);
    const std::string at_once = outcome_of(module, nullptr);
    const bool is_stuck = at_once.find("deadlock: process") != std::string::npos;
    deadlocks += is_stuck;
    if (!is_stuck) {
      const auto plain = interpret(module, {{}});
      ASSERT_TRUE(plain) << plain.error().text() << "\n" << at_once << "\n" << text;
      EXPECT_EQ(at_once.find_first_not_of("0123456789- "), std::string::npos) << at_once;
    }
    for (std::size_t s = 0; s < schedules; ++s) {
      Prng schedule(53 + k, s);
      ASSERT_EQ(outcome_of(module, &schedule), at_once) << "schedule " << s << " of\n" << text;
    }
    interleaved += text.find("stablehlo.recv") != std::string::npos;
  }
  EXPECT_GT(deadlocks, programs / 50);
  EXPECT_GT(interleaved, programs / 2);
}

/// A choice in every place shows that schedules differ in what they do, though not in what comes of it.
TEST(Schedules, DifferInWhoGoesOn) {
  class Counting final : public Choices {
   public:
    std::size_t draws = 0;

   private:
    std::uint64_t draw(std::uint64_t bound) override { return ++draws % (bound == 0 ? 2 : bound); }
  };
  Parallel p;
  for (int k = 0; k < 4; ++k) p.add(constant("%a", k) + send("%a", k) + receive("%r", (k + 1) % 4), "%r#0");
  const Module module = module_of(p.text());
  Counting counting;
  EXPECT_EQ(outcome_of(module, &counting), "1 2 3 0 ");
  EXPECT_GE(counting.draws, 4u);
}

}  // namespace
}  // namespace assay::oracle
