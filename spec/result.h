#pragma once

#include <string>
#include <utility>

#include <tl/expected.hpp>

namespace assay {

/// What kind of failure an `Error` is; the command line maps it to an exit code.
enum class ErrorKind {
  kInvalid,      ///< The input breaks a law, a grammar or a signature.
  kUnsupported,  ///< Legal, but not supported yet; the message begins `not supported yet: `.
  kEnvironment,  ///< A file, a child process, a plug-in or a database cannot be used.
};

/// What a user, a file or a back end can cause. Our own bugs are assertions, never an `Error`.
struct [[nodiscard]] Error {
  std::string message;  ///< Names the place and the law: `slice (C3): limit_indices[1] = 9 exceeds ...`.
  std::string place;    ///< Where in the input, `file:line:column`; empty where there is none.
  ErrorKind kind = ErrorKind::kInvalid;

  /// `place: message`, or only the message where there is no place.
  std::string text() const { return place.empty() ? message : place + ": " + message; }
};

template <class T> using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(std::string message, std::string place = "", ErrorKind kind = ErrorKind::kInvalid) {
  return tl::unexpected<Error>(Error{std::move(message), std::move(place), kind});
}

inline tl::unexpected<Error> unsupported(const std::string& what, std::string place = "") {
  return fail("not supported yet: " + what, std::move(place), ErrorKind::kUnsupported);
}

}  // namespace assay
