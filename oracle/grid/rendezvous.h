#pragma once

#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "oracle/evaluator/machine.h"

namespace assay::oracle {

/// Where the processes of a grid meet. A process publishes its operands under the name of the collective and the
/// number of times that it has come there. A reader waits until the other process has published. There is no time
/// limit: when the other process has ended, or itself waits for the reader, the reader gets an error. Example:
/// process 0 waits in an all_reduce for process 1, which has returned: process 0 is told so.
class Rendezvous {
 public:
  Rendezvous(std::int64_t processes, std::int64_t partitions);

  void publish(std::int64_t process, const std::string& key, std::vector<RuntimeValue> operands);
  Result<RuntimeValue> read(std::int64_t reader, std::int64_t process, const std::string& key, std::size_t operand);
  /// The process has returned; with an error, everyone who waits is released.
  void finish(std::int64_t process, bool failed);

 private:
  struct Wait {
    std::int64_t process;
    std::string key;
  };
  bool is_stuck(std::int64_t reader) const;
  std::string explain(std::int64_t reader) const;
  std::string name(std::int64_t process) const;

  std::int64_t partitions_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::map<std::string, std::vector<RuntimeValue>>> published_;
  std::vector<std::optional<Wait>> waiting_;
  std::vector<bool> finished_;
  std::optional<Error> stopped_;
};

/// The rendezvous as one process uses it.
class Member final : public Peers {
 public:
  Member(Rendezvous& rendezvous, std::int64_t process) : rendezvous_(rendezvous), process_(process) {}
  void publish(const std::string& name, std::vector<RuntimeValue> operands) override;
  Result<RuntimeValue> operand(std::int64_t process, std::size_t operand) override;

 private:
  Rendezvous& rendezvous_;
  std::int64_t process_;
  std::map<std::string, std::int64_t> visits_;
  std::string now_;
};

}  // namespace assay::oracle
