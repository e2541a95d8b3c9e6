#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "backends/pjrt/abi.h"
#include "backends/protocol/protocol.h"
#include "program/tensor.h"

/// A PJRT plug-in in this process. Whatever it reports is a `Failure`; it may also end the process,
/// so that all of this runs in a child.
namespace assay::backends::pjrt {

struct Failure {
  int code = 0;  ///< absl::StatusCode
  std::string message;
};

template <class T> using Expected = tl::expected<T, Failure>;

class Plugin;

/// A program, compiled and loaded on the devices of its grid.
class Executable {
 public:
  Executable(const Plugin& plugin, abi::LoadedExecutable* loaded, std::vector<abi::Device*> devices,
             abi::Client* client)
      : plugin_(&plugin), loaded_(loaded), devices_(std::move(devices)), client_(client) {}
  ~Executable();
  Executable(const Executable&) = delete;
  Executable& operator=(const Executable&) = delete;

  void expect_outputs(std::size_t count) { output_count_ = count; }
  /// Where the compiled program has its arguments and results, as far as the plug-in says it.
  CompiledShardings shardings() const;
  /// One list of arguments per process of the grid, and one list of results.
  Expected<ProcessTensors> run(const ProcessTensors& inputs) const;

 private:
  Expected<void> check(const ProcessTensors& inputs) const;
  Expected<void> execute(std::vector<abi::Buffer**>& arguments, std::size_t argument_count,
                         std::vector<abi::Buffer**>& outputs) const;

  const Plugin* plugin_;
  abi::LoadedExecutable* loaded_;
  std::vector<abi::Device*> devices_;
  abi::Client* client_;
  std::size_t output_count_ = 0;
};

/// A client with a number of devices; lives as long as the process, as its plug-in does.
class Client {
 public:
  Client(const Plugin& plugin, abi::Client* client, std::vector<abi::Device*> devices)
      : plugin_(&plugin), client_(client), devices_(std::move(devices)) {}

  std::int64_t devices() const { return static_cast<std::int64_t>(devices_.size()); }
  Expected<std::unique_ptr<Executable>> compile(const std::string& text, spec::Grid, const Options&,
                                                std::string_view partitioner = {}) const;

 private:
  const Plugin* plugin_;
  abi::Client* client_;
  std::vector<abi::Device*> devices_;
};

class Plugin {
 public:
  /// Loads and initialises the library. A message says why it cannot be used.
  static Result<std::unique_ptr<Plugin>> load(const std::string& path);

  const abi::Api& api() const { return *api_; }
  /// `API 0.115, StableHLO 1.20.0`
  std::string version() const;
  /// `devices` of 0: as many as the plug-in has.
  Expected<Client> create_client(std::int64_t devices) const;

  /// Calls an entry of the table; its error becomes a Failure.
  template <class Args> Expected<void> call(abi::Function<Args> function, Args& a) const { return take(function(&a)); }
  /// The same for an entry that takes one object.
  template <class Object>
  Expected<void> call_on(abi::Function<abi::ObjectArgs<Object>> function, Object* object) const {
    auto a = abi::args<abi::ObjectArgs<Object>>();
    a.object = object;
    return call(function, a);
  }
  /// Waits for an event and destroys it.
  Expected<void> await(abi::Event*) const;

 private:
  explicit Plugin(const abi::Api* api) : api_(api) {}
  Expected<void> take(abi::Error*) const;
  std::string attribute(std::string_view name) const;

  const abi::Api* api_;
};

}  // namespace assay::backends::pjrt
