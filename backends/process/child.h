#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "backends/process/descriptor.h"
#include "backends/process/permissions.h"
#include "spec/result.h"

namespace assay::backends {

/// How to start a child.
struct Command {
  std::vector<std::string> arguments;                            ///< the first is the program, looked up along PATH
  std::vector<std::pair<std::string, std::string>> environment;  ///< added to ours, or instead of it
  Permissions permissions = {};
};

/// How a process ended.
struct Exit {
  int signal = 0;  ///< 0 where it ended by itself
  int code = 0;
  double cpu_seconds = 0;

  std::string text() const;  ///< `signal 6 (ABRT)`, `exit code 3`
};

/// A process with pipes to its stdin, stdout and stderr, and a keeper over it. With the process ends whatever it
/// started, and all of that ends with Assay: neither Ctrl-C on the terminal nor the death of Assay leaves anything
/// behind. It is confined as confinement.h says.
class Child {
 public:
  static Result<std::unique_ptr<Child>> start(const Command&);
  /// Ends the child: by the end of its stdin where that helps within a moment, by force otherwise.
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  /// The ends of the pipes. They do not block. Write to `input` by `send` with MSG_NOSIGNAL: otherwise a dead child
  /// would end Assay by SIGPIPE.
  int input() const { return input_.get(); }
  int output() const { return output_.get(); }
  int errors() const { return errors_.get(); }
  pid_t pid() const { return pid_; }

  bool has_exited() const;
  bool wait(std::chrono::milliseconds) const;
  /// Kills the child with all below it and collects it. Afterwards only the pipes can still be read.
  Exit end();

  double cpu_seconds() const;  ///< of all its threads so far; of all that it started, once it has ended
  /// So far, of all processes below as well, those that have ended included. It costs more.
  double cpu_seconds_of_all() const;
  /// Whether it has, with all below it, more bytes in memory.
  bool exceeds(std::int64_t bytes) const;

 private:
  Child(pid_t keeper, Descriptor line, Descriptor input, Descriptor output, Descriptor errors);
  void end_by_force() const;

  pid_t keeper_, pid_ = -1;
  Descriptor line_, input_, output_, errors_;
  std::optional<Exit> exit_;
};

}  // namespace assay::backends
