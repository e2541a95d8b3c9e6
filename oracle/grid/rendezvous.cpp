#include "oracle/grid/rendezvous.h"

namespace assay::oracle {

namespace {

/// The message of an error that only passes on that another process failed.
constexpr const char* kReleased = "another process of the grid failed";

}  // namespace

Rendezvous::Rendezvous(std::int64_t processes, std::int64_t partitions)
    : partitions_(partitions), published_(static_cast<std::size_t>(processes)),
      waiting_(static_cast<std::size_t>(processes)), finished_(static_cast<std::size_t>(processes), false) {}

void Rendezvous::publish(std::int64_t process, const std::string& key, std::vector<RuntimeValue> operands) {
  const std::lock_guard lock(mutex_);
  published_[static_cast<std::size_t>(process)].emplace(key, std::move(operands));
  changed_.notify_all();
}

void Rendezvous::finish(std::int64_t process, bool failed) {
  const std::lock_guard lock(mutex_);
  finished_[static_cast<std::size_t>(process)] = true;
  if (failed && !stopped_) stopped_ = Error{kReleased, "", ErrorKind::kInvalid};
  changed_.notify_all();
}

Result<RuntimeValue> Rendezvous::read(std::int64_t reader, std::int64_t process, const std::string& key,
                                      std::size_t operand) {
  if (process < 0 || process >= static_cast<std::int64_t>(published_.size())) {
    return fail("there is no process " + std::to_string(process) + " in the grid");
  }
  std::unique_lock lock(mutex_);
  const auto& theirs = published_[static_cast<std::size_t>(process)];
  auto& wait = waiting_[static_cast<std::size_t>(reader)];
  auto it = theirs.find(key);
  while (it == theirs.end()) {
    wait = Wait{process, key};
    if (!stopped_ && is_stuck(reader)) {
      stopped_ = Error{explain(reader), "", ErrorKind::kInvalid};
      changed_.notify_all();
    }
    if (stopped_) return tl::unexpected<Error>(*stopped_);
    changed_.wait(lock);
    it = theirs.find(key);
  }
  wait.reset();
  if (operand >= it->second.size()) return fail(name(process) + " has fewer operands at " + key);
  return it->second[operand];
}

/// Follows who waits for whom: every process waits for one other, so the path ends in a running
/// process, in one that has returned, or comes back.
bool Rendezvous::is_stuck(std::int64_t reader) const {
  std::int64_t at = reader;
  for (std::size_t steps = 0; steps <= waiting_.size(); ++steps) {
    const auto& wait = waiting_[static_cast<std::size_t>(at)];
    if (!wait) return finished_[static_cast<std::size_t>(at)];
    if (published_[static_cast<std::size_t>(wait->process)].contains(wait->key)) return false;
    at = wait->process;
  }
  return true;
}

std::string Rendezvous::name(std::int64_t process) const {
  return "process (" + std::to_string(process / partitions_) + ", " + std::to_string(process % partitions_) + ")";
}

std::string Rendezvous::explain(std::int64_t reader) const {
  std::string text = "deadlock: ";
  std::vector<bool> seen(waiting_.size(), false);
  std::int64_t at = reader;
  while (!seen[static_cast<std::size_t>(at)]) {
    seen[static_cast<std::size_t>(at)] = true;
    const auto& wait = waiting_[static_cast<std::size_t>(at)];
    if (!wait) return text + name(at) + " has returned";
    text += name(at) + " waits for " + name(wait->process) + " at " + wait->key + "; ";
    at = wait->process;
  }
  return text + "none of them can go on";
}

void Member::publish(const std::string& rendezvous, std::vector<RuntimeValue> operands) {
  now_ = rendezvous + " #" + std::to_string(visits_[rendezvous]++);
  rendezvous_.publish(process_, now_, std::move(operands));
}

Result<RuntimeValue> Member::operand(std::int64_t process, std::size_t operand) {
  return rendezvous_.read(process_, process, now_, operand);
}

}  // namespace assay::oracle
