#pragma once

#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "oracle/evaluator/machine.h"

namespace assay::oracle {

/// What the processes of a grid tell one another, and which of them run.
///
/// At a meeting every process publishes its operands, and others read them; occurrences are counted. A queue has one
/// process that puts items into it and one that takes them out: neither waits for the other, but who takes from an
/// empty queue waits. So no process sees in which order the others run, and all schedules end alike (Kahn 1974); a
/// second process at one end of a queue is an error.
///
/// As many processes run at once as the machine has cores, the others wait for their turn. With a schedule only one
/// runs, and whenever it has told the others something, or waits, the schedule says which goes on.
///
/// There is no limit of time. When nobody can go on, those who wait are told who waits for what.
class Exchange {
 public:
  using Values = std::vector<RuntimeValue>;
  /// The operands of each process, by occurrence. The first ones are dropped once nobody comes back to them.
  struct Meeting {
    using Occurrence = std::vector<std::optional<Values>>;  ///< by process

    std::string name;
    std::vector<std::int64_t> visits;  ///< by process
    std::deque<Occurrence> occurrences;
    std::int64_t first = 0;

    const std::optional<Values>* told(std::int64_t process, std::int64_t occurrence) const {
      const auto k = static_cast<std::size_t>(occurrence - first);
      return k < occurrences.size() ? &occurrences[k][static_cast<std::size_t>(process)] : nullptr;
    }
  };

  Exchange(std::int64_t processes, std::int64_t partitions, Choices* schedule);
  ~Exchange();

  /// The process waits for its first turn; it has returned.
  void begin(std::int64_t process);
  void finish(std::int64_t process, bool failed);

  Meeting& meeting(const std::string& name);
  /// Gives the number of this occurrence.
  std::int64_t publish(std::int64_t process, Meeting&, Values operands);
  Result<RuntimeValue> read(std::int64_t reader, const program::Op& at, std::int64_t process, const Meeting&,
                            std::int64_t occurrence, std::size_t operand);

  Result<void> put(std::int64_t process, const std::string& queue, Values);
  Result<Values> next(std::int64_t process, const program::Op& at, const std::string& queue);
  Result<Values> seen(std::int64_t process, const std::string& queue, std::int64_t item);
  /// Items that whoever runs the grid puts into a queue before the processes begin.
  void feed(const std::string& queue, Values);
  /// What nobody has taken.
  std::vector<QueueRest> rest();

 private:
  enum class State : std::uint8_t { kReady, kRunning, kWaiting, kReturned, kFailed };
  struct Queue {
    std::deque<Values> items;
    std::int64_t taken = 0;
    std::optional<std::int64_t> writer, reader;
  };
  struct Wait {
    const program::Op* at = nullptr;
    const Meeting* meeting = nullptr;  ///< of this process' occurrence there, else a queue
    std::int64_t process = 0, occurrence = 0;
    const Queue* queue = nullptr;
    std::string name;
  };
  using Lock = std::unique_lock<std::mutex>;

  State& state(std::int64_t p) { return states_[static_cast<std::size_t>(p)]; }
  bool has_come(const Wait&) const;
  Result<void> wait(std::int64_t process, Wait, Lock&);
  void yield(std::int64_t process, Lock&);
  void make_ready(std::int64_t process);
  void wake();
  void dispatch();
  void await_turn(std::int64_t process, Lock&);
  std::size_t next_ready();
  void drop_old_occurrences(Meeting&) const;
  Result<void> claim(std::optional<std::int64_t>& end, std::int64_t process, const std::string& queue,
                     const char* does) const;
  std::string explain() const;
  std::string reason(std::int64_t process) const;
  std::string name(std::int64_t process) const;

  std::int64_t partitions_;
  Choices* schedule_;
  std::mutex mutex_;
  std::int64_t free_;               ///< how many more processes may run
  std::deque<std::int64_t> ready_;  ///< who waits for a turn, in order
  std::vector<State> states_;
  std::vector<std::optional<Wait>> waits_;
  std::deque<std::condition_variable> turns_;
  std::map<std::string, Meeting> meetings_;
  std::map<std::string, Queue> queues_;
  std::optional<Error> stopped_;
};

/// The message of an error that only passes on that another process failed.
inline constexpr const char* kReleased = "another process of the grid failed";

/// The exchange as one process uses it.
class Member final : public Peers {
 public:
  Member(Exchange& exchange, std::int64_t process) : exchange_(exchange), process_(process) {}
  void publish(const std::string& meeting, std::vector<RuntimeValue> operands) override;
  Result<RuntimeValue> operand(const program::Op& at, std::int64_t process, std::size_t operand) override;
  Result<void> put(const std::string& queue, std::vector<RuntimeValue> values) override;
  Result<std::vector<RuntimeValue>> next(const program::Op& at, const std::string& queue) override;
  Result<std::vector<RuntimeValue>> seen(const std::string& queue, std::int64_t item) override;

 private:
  Exchange& exchange_;
  std::int64_t process_;
  Exchange::Meeting* now_ = nullptr;
  std::int64_t occurrence_ = 0;
};

}  // namespace assay::oracle
