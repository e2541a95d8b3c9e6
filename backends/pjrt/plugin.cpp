#include "backends/pjrt/plugin.h"

#include <dlfcn.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string_view>

#include "backends/pjrt/compile_options.h"
#include "backends/pjrt/element_types.h"

namespace assay::backends::pjrt {
namespace {

// absl::StatusCode
constexpr int kUnknown = 2, kInvalidArgument = 3, kUnimplemented = 12;

tl::unexpected<Failure> failure(int code, std::string message) {
  return tl::unexpected(Failure{code, std::move(message)});
}

/// Buffers of one process, destroyed together.
class Buffers {
 public:
  Buffers(const Plugin& plugin, std::size_t size) : plugin_(&plugin), all_(size, nullptr) {}
  Buffers(Buffers&& other) noexcept : plugin_(other.plugin_), all_(std::move(other.all_)) { other.all_.clear(); }
  Buffers& operator=(Buffers&&) = delete;
  ~Buffers() {
    for (auto* b : all_)
      if (b != nullptr) (void)plugin_->call_on(plugin_->api().buffer_destroy, b);
  }

  abi::Buffer** data() { return all_.data(); }
  std::size_t size() const { return all_.size(); }
  abi::Buffer*& operator[](std::size_t i) { return all_[i]; }

 private:
  const Plugin* plugin_;
  std::vector<abi::Buffer*> all_;
};

Expected<abi::Buffer*> to_device(const Plugin& plugin, abi::Client* client, abi::Device* device,
                                 const program::Tensor& tensor) {
  const auto type = buffer_type(tensor.type.element());
  if (!type) {
    return failure(kUnimplemented, fmt::format("PJRT has no buffers of {}", spec::name(tensor.type.element())));
  }
  auto a = abi::args<abi::FromHostArgs>();
  a.client = client;
  a.data = tensor.bytes.data();
  a.type = *type;
  a.dims = tensor.type.shape().data();
  a.dim_count = tensor.type.shape().size();
  a.host_buffer_semantics = abi::kImmutableOnlyDuringCall;
  a.device = device;
  if (auto made = plugin.call(plugin.api().client_buffer_from_host, a); !made) return tl::unexpected(made.error());
  if (auto done = plugin.await(a.done_with_host_buffer); !done) return tl::unexpected(done.error());
  return a.buffer;
}

Expected<Buffers> to_device(const Plugin& plugin, abi::Client* client, abi::Device* device,
                            const std::vector<program::Tensor>& tensors) {
  Buffers out(plugin, tensors.size());
  for (std::size_t i = 0; i < tensors.size(); ++i) {
    auto buffer = to_device(plugin, client, device, tensors[i]);
    if (!buffer) return tl::unexpected(buffer.error());
    out[i] = *buffer;
  }
  return out;
}

Expected<spec::Type> type_of(const Plugin& plugin, abi::Buffer* buffer) {
  auto e = abi::args<abi::ElementTypeArgs>();
  e.buffer = buffer;
  if (auto asked = plugin.call(plugin.api().buffer_element_type, e); !asked) return tl::unexpected(asked.error());
  const auto element = element_type(e.type);
  if (!element) return failure(kUnimplemented, fmt::format("result with PJRT buffer type {}", e.type));
  auto d = abi::args<abi::DimensionsArgs>();
  d.buffer = buffer;
  if (auto asked = plugin.call(plugin.api().buffer_dimensions, d); !asked) return tl::unexpected(asked.error());
  return spec::Type::tensor(std::span(d.dims, d.count), *element);
}

Expected<program::Tensor> to_host(const Plugin& plugin, abi::Buffer* buffer) {
  const auto type = type_of(plugin, buffer);
  if (!type) return tl::unexpected(type.error());
  program::Tensor out{*type, std::vector<std::byte>(static_cast<std::size_t>(type->storage_size()))};
  if (out.bytes.empty()) return out;
  auto a = abi::args<abi::ToHostArgs>();
  a.buffer = buffer;
  a.data = out.bytes.data();
  a.size = out.bytes.size();
  if (auto asked = plugin.call(plugin.api().buffer_to_host, a); !asked) return tl::unexpected(asked.error());
  if (auto done = plugin.await(a.event); !done) return tl::unexpected(done.error());
  return out;
}

Expected<std::vector<program::Tensor>> to_host(const Plugin& plugin, Buffers& buffers) {
  std::vector<program::Tensor> out;
  for (std::size_t i = 0; i < buffers.size(); ++i) {
    auto tensor = to_host(plugin, buffers[i]);
    if (!tensor) return tl::unexpected(tensor.error());
    out.push_back(std::move(*tensor));
  }
  return out;
}

/// All of them are waited for, whichever fails.
Expected<void> await_all(const Plugin& plugin, const std::vector<abi::Event*>& events) {
  Expected<void> first;
  for (auto* event : events) {
    auto done = plugin.await(event);
    if (first && !done) first = done;
  }
  return first;
}

/// The lists of pointers that Execute takes.
std::vector<abi::Buffer**> lists(std::vector<Buffers>& processes) {
  std::vector<abi::Buffer**> out;
  for (auto& p : processes) out.push_back(p.data());
  return out;
}

/// What `ask` gives for the executable that a loaded program has.
template <class Ask>
auto with_executable(const Plugin& plugin, abi::LoadedExecutable* loaded, const Ask& ask)
    -> decltype(ask(std::declval<abi::Executable*>())) {
  auto get = abi::args<abi::GetExecutableArgs>();
  get.loaded = loaded;
  if (auto got = plugin.call(plugin.api().loaded_executable_get, get); !got) return tl::unexpected(got.error());
  auto out = ask(get.executable);
  (void)plugin.call_on(plugin.api().executable_destroy, get.executable);
  return out;
}

/// How many results a loaded program has.
Expected<std::size_t> count_outputs(const Plugin& plugin, abi::LoadedExecutable* loaded) {
  return with_executable(plugin, loaded, [&](abi::Executable* executable) -> Expected<std::size_t> {
    auto count = abi::args<abi::NumOutputsArgs>();
    count.executable = executable;
    const auto counted = plugin.call(plugin.api().executable_num_outputs, count);
    if (!counted) return tl::unexpected(counted.error());
    return count.count;
  });
}

/// The program after the passes of the compiler, in the format that the plug-in names.
Expected<std::pair<std::string, std::string>> optimized_program(const Plugin& plugin, abi::Executable* executable) {
  auto program = abi::args<abi::OptimizedProgramArgs::WritableProgram>();
  auto a = abi::args<abi::OptimizedProgramArgs>();
  a.executable = executable;
  a.program = &program;
  if (auto sized = plugin.call(plugin.api().executable_optimized_program, a); !sized)
    return tl::unexpected(sized.error());
  std::string code(program.code_size, '\0');
  program.code = code.data();
  if (auto written = plugin.call(plugin.api().executable_optimized_program, a); !written)
    return tl::unexpected(written.error());
  return std::pair(std::string(program.format, program.format_size), std::move(code));
}

}  // namespace

CompiledShardings Executable::shardings() const {
  if (plugin_->api().executable_optimized_program == nullptr) return {};
  const auto program = with_executable(
      *plugin_, loaded_, [&](abi::Executable* executable) { return optimized_program(*plugin_, executable); });
  if (!program) return {};
  const auto& [format, code] = *program;
  return compiled_shardings(format == "hlo_with_config" ? module_with_config(code) : code);
}

Executable::~Executable() { (void)plugin_->call_on(plugin_->api().loaded_executable_destroy, loaded_); }

Expected<ProcessTensors> Executable::run(const ProcessTensors& inputs) const {
  if (auto fit = check(inputs); !fit) return tl::unexpected(fit.error());
  std::vector<Buffers> arguments, outputs;
  for (std::size_t p = 0; p < inputs.size(); ++p) {
    auto own = to_device(*plugin_, client_, devices_[p], inputs[p]);
    if (!own) return tl::unexpected(own.error());
    arguments.push_back(std::move(*own));
    outputs.emplace_back(*plugin_, output_count_);
  }
  auto argument_lists = lists(arguments), output_lists = lists(outputs);
  if (auto ran = execute(argument_lists, inputs[0].size(), output_lists); !ran) return tl::unexpected(ran.error());
  ProcessTensors out;
  for (auto& process : outputs) {
    auto tensors = to_host(*plugin_, process);
    if (!tensors) return tl::unexpected(tensors.error());
    out.push_back(std::move(*tensors));
  }
  return out;
}

Expected<void> Executable::check(const ProcessTensors& inputs) const {
  if (inputs.size() != devices_.size()) {
    return failure(kInvalidArgument,
                   fmt::format("inputs for {} processes, the grid has {}", inputs.size(), devices_.size()));
  }
  for (const auto& process : inputs)
    if (process.size() != inputs[0].size())
      return failure(kInvalidArgument, "processes with different numbers of inputs");
  return {};
}

Expected<void> Executable::execute(std::vector<abi::Buffer**>& arguments, std::size_t argument_count,
                                   std::vector<abi::Buffer**>& outputs) const {
  std::vector<abi::Event*> events(arguments.size(), nullptr);
  auto options = abi::args<abi::ExecuteOptions>();
  auto a = abi::args<abi::ExecuteArgs>();
  a.executable = loaded_;
  a.options = &options;
  a.arguments = arguments.data();
  a.device_count = arguments.size();
  a.argument_count = argument_count;
  a.outputs = outputs.data();
  a.complete_events = events.data();
  if (auto ran = plugin_->call(plugin_->api().loaded_executable_execute, a); !ran) return ran;
  return await_all(*plugin_, events);
}

Expected<std::unique_ptr<Executable>> Client::compile(const std::string& text, spec::Grid grid, const Options& options,
                                                      std::string_view partitioner) const {
  if (grid.processes() > devices()) {
    return failure(kUnimplemented, fmt::format("a grid of {} processes on {} devices", grid.processes(), devices()));
  }
  static constexpr std::string_view kFormat = "mlir";
  auto program = abi::args<abi::Program>();
  program.code = text.data();
  program.code_size = text.size();
  program.format = kFormat.data();
  program.format_size = kFormat.size();
  const std::string serialized = compile_options(grid, options, partitioner);
  auto a = abi::args<abi::CompileArgs>();
  a.client = client_;
  a.program = &program;
  a.options = serialized.data();
  a.options_size = serialized.size();
  if (auto compiled = plugin_->call(plugin_->api().client_compile, a); !compiled)
    return tl::unexpected(compiled.error());
  const auto used = devices_.begin() + grid.processes();
  auto out = std::make_unique<Executable>(*plugin_, a.executable, std::vector(devices_.begin(), used), client_);
  const auto outputs = count_outputs(*plugin_, a.executable);
  if (!outputs) return tl::unexpected(outputs.error());
  out->expect_outputs(*outputs);
  return out;
}

Result<std::unique_ptr<Plugin>> Plugin::load(const std::string& path) {
  const auto refuse = [&](const std::string& why) {
    return fail(fmt::format("{}: {}", path, why), "", ErrorKind::kEnvironment);
  };
  void* library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) return refuse(fmt::format("cannot be loaded: {}", dlerror()));
  const auto get_api = reinterpret_cast<const abi::Api* (*)()>(dlsym(library, "GetPjrtApi"));
  if (get_api == nullptr) return refuse("no PJRT plug-in: it exports no GetPjrtApi");
  const abi::Api* api = get_api();
  if (api == nullptr || api->header.struct_size < sizeof(abi::Api)) return refuse("its PJRT table is too short");
  if (api->version.major != abi::kMajor || api->version.minor < abi::kLeastMinor) {
    return refuse(fmt::format("PJRT API {}.{}, but {}.{} or a later minor version is needed", api->version.major,
                              api->version.minor, abi::kMajor, abi::kLeastMinor));
  }
  std::unique_ptr<Plugin> plugin(new Plugin(api));
  auto a = abi::args<abi::InitializeArgs>();
  if (auto ready = plugin->call(api->plugin_initialize, a); !ready) return refuse(ready.error().message);
  return plugin;
}

std::string Plugin::version() const {
  const std::string stablehlo = attribute("stablehlo_current_version");
  return fmt::format("API {}.{}{}", api_->version.major, api_->version.minor,
                     stablehlo.empty() ? "" : ", StableHLO " + stablehlo);
}

std::string Plugin::attribute(std::string_view name) const {
  auto a = abi::args<abi::AttributesArgs>();
  if (api_->plugin_attributes == nullptr || !call(api_->plugin_attributes, a)) return "";
  for (const auto& v : std::span(a.attributes, a.count)) {
    if (std::string_view(v.name, v.name_size) != name) continue;
    if (v.type == abi::NamedValueType::kString) return {v.string, v.value_size};
    if (v.type == abi::NamedValueType::kInt64List)
      return fmt::format("{}", fmt::join(std::span(v.int64_list, v.value_size), "."));
  }
  return "";
}

Expected<Client> Plugin::create_client(std::int64_t devices) const {
  static constexpr std::string_view kDeviceCount = "cpu_device_count";
  auto option = abi::args<abi::NamedValue>();
  option.name = kDeviceCount.data();
  option.name_size = kDeviceCount.size();
  option.type = abi::NamedValueType::kInt64;
  option.int64 = devices;
  option.value_size = 1;
  auto a = abi::args<abi::ClientCreateArgs>();
  a.options = &option;
  a.option_count = devices == 0 ? 0 : 1;
  if (auto created = call(api_->client_create, a); !created) return tl::unexpected(created.error());
  auto d = abi::args<abi::DevicesArgs>();
  d.client = a.client;
  if (auto asked = call(api_->client_addressable_devices, d); !asked) return tl::unexpected(asked.error());
  return Client(*this, a.client, {d.devices, d.devices + d.count});
}

Expected<void> Plugin::await(abi::Event* event) const {
  if (event == nullptr) return {};
  auto done = call_on(api_->event_await, event);
  (void)call_on(api_->event_destroy, event);
  return done;
}

Expected<void> Plugin::take(abi::Error* error) const {
  if (error == nullptr) return {};
  auto message = abi::args<abi::ErrorMessageArgs>();
  message.error = error;
  api_->error_message(&message);
  auto code = abi::args<abi::ErrorCodeArgs>();
  code.error = error;
  if (api_->error_code(&code) != nullptr) code.code = kUnknown;
  Failure out{code.code, std::string(message.message, message.size)};
  auto destroy = abi::args<abi::ObjectArgs<abi::Error>>();
  destroy.object = error;
  api_->error_destroy(&destroy);
  return tl::unexpected(std::move(out));
}

}  // namespace assay::backends::pjrt
