#include "backends/protocol/session.h"

#include <fmt/format.h>

#include <chrono>

#include "backends/process/crash.h"

namespace assay::backends {
namespace {

using Clock = std::chrono::steady_clock;

/// Unavailable, whatever went wrong: a back end that cannot introduce itself cannot be used.
Outcome unavailable(const Outcome& cause) {
  const char* what = cause.kind == OutcomeKind::kGarbage ? "it does not speak the protocol: " : "";
  return {OutcomeKind::kUnavailable, "the back end cannot start: " + (what + cause.message), cause.signature};
}

/// A longer message loses its middle: what is wrong stands at its ends.
constexpr std::size_t kLongestMessage = 4096;

std::string cut(std::string message) {
  if (message.size() <= kLongestMessage) return message;
  constexpr std::size_t kEnd = kLongestMessage / 2;
  const std::size_t left_out = message.size() - 2 * kEnd;
  return fmt::format("{}\n[{} bytes left out]\n{}", message.substr(0, kEnd), left_out,
                     message.substr(message.size() - kEnd));
}

}  // namespace

Outcome Session::ask(const std::string& request, Reply* reply) {
  if (auto started = start(); !started.ok()) return started;
  const auto begin = Clock::now();
  const double cpu_before = cpu_seconds();
  const Patience patience = patience_of(limits_.timeout, patience_);
  auto out = outcome_of(conversation_->exchange(request, patience, limits_), reply);
  if (out.seconds == 0) out.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  out.cpu_seconds = cpu_seconds() - cpu_before;
  return out;
}

Outcome Session::start() {
  if (conversation_ && !conversation_->usable()) end();
  if (limits_.is_stopped()) return {OutcomeKind::kUnavailable, kInterrupted};
  starts_ += conversation_ && is_fresh_;
  is_fresh_ = false;
  if (conversation_) return {};
  auto child = Child::start(command_);
  if (!child) return {OutcomeKind::kUnavailable, child.error().text()};
  conversation_ = std::make_unique<Conversation>(std::move(*child));
  ++starts_;
  return introduce();
}

void Session::restart(double patience) {
  patience_ = patience;
  if (!renew()) end();
}

/// True where the child works in a fresh process.
bool Session::renew() {
  if (!conversation_ || !greeting_.renews || !conversation_->usable()) return false;
  Request request;
  request.operation = Operation::kRenew;
  is_fresh_ = true;
  return outcome_of(conversation_->exchange(encode(request), patience_of(limits_.timeout, 1), limits_), nullptr).ok();
}

Outcome Session::introduce() {
  Reply reply;
  const auto out = outcome_of(conversation_->exchange(encode(Request{}), wall_time(limits_.start), limits_), &reply);
  if (out.ok()) greeting_ = std::move(reply.greeting);
  if (out.ok()) return out;
  end();
  return out.kind == OutcomeKind::kUnavailable ? out : unavailable(out);
}

Outcome Session::outcome_of(tl::expected<Frame, Outcome>&& frame, Reply* reply) {
  if (!frame) {
    if (conversation_->has_ended()) end();
    is_fresh_ = true;
    frame.error().message = cut(std::move(frame.error().message));
    return std::move(frame.error());
  }
  auto decoded = decode_reply(std::move(*frame));
  if (!decoded) {
    end();
    return {OutcomeKind::kGarbage, cut(decoded.error().message)};
  }
  Outcome out{decoded->status, cut(decoded->message)};
  if (out.kind == OutcomeKind::kUnsupported) out.signature = unsupported_key(out.message);
  out.outputs = std::move(decoded->outputs);
  out.seconds = decoded->seconds;
  out.text = decoded->text;
  if (reply != nullptr) *reply = std::move(*decoded);
  return out;
}

double Session::cpu_seconds() const { return ended_cpu_seconds_ + (conversation_ ? conversation_->cpu_seconds() : 0); }

void Session::end() {
  if (!conversation_) return;
  ended_cpu_seconds_ += conversation_->end();
  conversation_.reset();
}

}  // namespace assay::backends
