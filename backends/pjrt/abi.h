#pragma once

#include <cstddef>
#include <cstdint>

/// The part of the PJRT C interface that we call, declared from its documented layout (OpenXLA,
/// pjrt_c_api.h). New members are only ever added at the end, so that these declarations fit every
/// plug-in of major version 0 from minor version 57 on.
namespace assay::backends::pjrt::abi {

struct Error;
struct Event;
struct Client;
struct Device;
struct Executable;
struct LoadedExecutable;
struct Buffer;

inline constexpr int kMajor = 0;
inline constexpr int kLeastMinor = 57;  ///< 0.56 broke the order of the table, 0.57 restored it

/// Every argument struct begins with its own size and a chain of extensions that we leave empty.
struct Header {
  std::size_t struct_size;
  void* extension_start;
};

struct Version {
  Header header;
  int major;
  int minor;
};

/// The arguments of a function that takes one object.
template <class Object> struct ObjectArgs {
  Header header;
  Object* object;
};
struct ErrorMessageArgs {
  Header header;
  const Error* error;
  const char* message;
  std::size_t size;
};
struct ErrorCodeArgs {
  Header header;
  const Error* error;
  int code;
};
struct InitializeArgs {
  Header header;
};

enum class NamedValueType : int { kString, kInt64, kInt64List, kFloat, kBool };

struct NamedValue {
  Header header;
  const char* name;
  std::size_t name_size;
  NamedValueType type;
  union {
    const char* string;
    std::int64_t int64;
    const std::int64_t* int64_list;
    float real;
    bool boolean;
  };
  std::size_t value_size;
};

struct AttributesArgs {
  Header header;
  const NamedValue* attributes;
  std::size_t count;
};

struct ClientCreateArgs {
  Header header;
  const NamedValue* options;
  std::size_t option_count;
  void* kv_get_callback;
  void* kv_get_argument;
  void* kv_put_callback;
  void* kv_put_argument;
  Client* client;
  void* kv_try_get_callback;
  void* kv_try_get_argument;
};

struct DevicesArgs {
  Header header;
  Client* client;
  Device* const* devices;
  std::size_t count;
};

struct Program {
  Header header;
  const char* code;
  std::size_t code_size;
  const char* format;
  std::size_t format_size;
};

struct CompileArgs {
  Header header;
  Client* client;
  const Program* program;
  const char* options;  ///< a serialized CompileOptionsProto
  std::size_t options_size;
  LoadedExecutable* executable;
};

inline constexpr int kImmutableOnlyDuringCall = 0;

struct FromHostArgs {
  Header header;
  Client* client;
  const void* data;
  int type;
  const std::int64_t* dims;
  std::size_t dim_count;
  const std::int64_t* byte_strides;  ///< null: dense, row major
  std::size_t byte_stride_count;
  int host_buffer_semantics;
  Device* device;
  void* memory;
  void* device_layout;
  Event* done_with_host_buffer;
  Buffer* buffer;
};

struct NumOutputsArgs {
  Header header;
  Executable* executable;
  std::size_t count;
};
/// Called twice: without memory it says how many bytes the program has.
struct OptimizedProgramArgs {
  Header header;
  Executable* executable;
  struct WritableProgram {
    Header header;
    char* code;
    std::size_t code_size;
    const char* format;
    std::size_t format_size;
  } * program;
};
struct GetExecutableArgs {
  Header header;
  LoadedExecutable* loaded;
  Executable* executable;
};

struct ExecuteOptions {
  Header header;
  void* send_callbacks;
  void* recv_callbacks;
  std::size_t send_op_count;
  std::size_t recv_op_count;
  int launch_id;
  const std::int64_t* non_donatable_inputs;
  std::size_t non_donatable_input_count;
  void* context;
  const char* call_location;
  std::size_t task_count;
  int* task_ids;
  std::int64_t* incarnation_ids;
};

struct ExecuteArgs {
  Header header;
  LoadedExecutable* executable;
  ExecuteOptions* options;
  Buffer* const* const* arguments;  ///< [device][argument]
  std::size_t device_count;
  std::size_t argument_count;
  Buffer** const* outputs;  ///< [device][output], in the caller's memory
  Event** complete_events;  ///< [device], in the caller's memory
  Device* execute_device;
};

struct ElementTypeArgs {
  Header header;
  Buffer* buffer;
  int type;
};
struct DimensionsArgs {
  Header header;
  Buffer* buffer;
  const std::int64_t* dims;
  std::size_t count;
};
struct ToHostArgs {
  Header header;
  Buffer* buffer;
  void* host_layout;  ///< null: dense, row major
  void* data;         ///< null: only `size` is asked for
  std::size_t size;
  Event* event;
};

template <class Args> using Function = Error* (*)(Args*);

/// The table of functions. Entries that are not called are only counted.
struct Api {
  Header header;
  Version version;
  void (*error_destroy)(ObjectArgs<Error>*);
  void (*error_message)(ErrorMessageArgs*);
  Function<ErrorCodeArgs> error_code;
  Function<InitializeArgs> plugin_initialize;
  Function<AttributesArgs> plugin_attributes;
  Function<ObjectArgs<Event>> event_destroy;
  void* event_is_ready_error[2];
  Function<ObjectArgs<Event>> event_await;
  void* event_on_ready;
  Function<ClientCreateArgs> client_create;
  Function<ObjectArgs<Client>> client_destroy;
  void* client_platform_to_devices[4];
  Function<DevicesArgs> client_addressable_devices;
  void* client_lookup_to_memories[3];
  Function<CompileArgs> client_compile;
  void* client_default_assignment;
  Function<FromHostArgs> client_buffer_from_host;
  void* descriptions_devices_memories[17];
  Function<ObjectArgs<Executable>> executable_destroy;
  void* executable_name_to_partitions[3];
  Function<NumOutputsArgs> executable_num_outputs;
  void* executable_code_size_to_memory_kinds[3];
  Function<OptimizedProgramArgs> executable_optimized_program;
  void* executable_serialize;
  Function<ObjectArgs<LoadedExecutable>> loaded_executable_destroy;
  Function<GetExecutableArgs> loaded_executable_get;
  void* loaded_executable_devices_delete[3];
  Function<ExecuteArgs> loaded_executable_execute;
  void* deserialize_fingerprint[2];
  Function<ObjectArgs<Buffer>> buffer_destroy;
  Function<ElementTypeArgs> buffer_element_type;
  Function<DimensionsArgs> buffer_dimensions;
  void* buffer_unpadded_to_copy[9];
  Function<ToHostArgs> buffer_to_host;
};

// The documented positions, the same in 0.81, 0.106 and 0.115.
static_assert(offsetof(Api, version) + offsetof(Version, major) == 32);
static_assert(offsetof(Api, version) + offsetof(Version, minor) == 36);
static_assert(offsetof(Api, error_destroy) == 40);
static_assert(offsetof(Api, error_message) == 48);
static_assert(offsetof(Api, error_code) == 56);
static_assert(offsetof(Api, plugin_initialize) == 64);
static_assert(offsetof(Api, plugin_attributes) == 72);
static_assert(offsetof(Api, event_destroy) == 80);
static_assert(offsetof(Api, event_await) == 104);
static_assert(offsetof(Api, client_create) == 120);
static_assert(offsetof(Api, client_destroy) == 128);
static_assert(offsetof(Api, client_addressable_devices) == 168);
static_assert(offsetof(Api, client_compile) == 200);
static_assert(offsetof(Api, client_buffer_from_host) == 216);
static_assert(offsetof(Api, executable_destroy) == 360);
static_assert(offsetof(Api, executable_num_outputs) == 392);
static_assert(offsetof(Api, executable_optimized_program) == 424);
static_assert(offsetof(Api, loaded_executable_destroy) == 440);
static_assert(offsetof(Api, loaded_executable_get) == 448);
static_assert(offsetof(Api, loaded_executable_execute) == 480);
static_assert(offsetof(Api, buffer_destroy) == 504);
static_assert(offsetof(Api, buffer_element_type) == 512);
static_assert(offsetof(Api, buffer_dimensions) == 520);
static_assert(offsetof(Api, buffer_to_host) == 600);
static_assert(sizeof(ExecuteOptions) == 112);

/// What a caller states as `struct_size`: the end of the last member that it knows, not sizeof.
template <class Args> inline constexpr std::size_t kSize = sizeof(Args);
template <> inline constexpr std::size_t kSize<ErrorCodeArgs> = offsetof(ErrorCodeArgs, code) + sizeof(int);
template <> inline constexpr std::size_t kSize<ElementTypeArgs> = offsetof(ElementTypeArgs, type) + sizeof(int);

/// Zeroed, with its size filled in.
template <class Args> Args args() {
  Args a{};
  a.header.struct_size = kSize<Args>;
  return a;
}

}  // namespace assay::backends::pjrt::abi
