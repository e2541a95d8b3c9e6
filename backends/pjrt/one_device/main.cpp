#include <string_view>

#include "backends/pjrt/abi.h"

/// A PJRT plug-in of an accelerator, as far as its client goes: it has one device, takes no options, and its memory is
/// taken by the first client. It compiles nothing.
namespace {

using namespace assay::backends::pjrt::abi;

struct Refusal {
  int code;
  std::string_view message;
};

Error* refuse(const Refusal& refusal) { return reinterpret_cast<Error*>(const_cast<Refusal*>(&refusal)); }
const Refusal& refusal_of(const Error* error) { return *reinterpret_cast<const Refusal*>(error); }

constexpr Refusal kTakesNoOption{3, "Unexpected option name passed to PJRT_Client_Create"};
constexpr Refusal kMemoryIsTaken{8, "the memory of the device is taken"};
constexpr Refusal kCompilesNothing{12, "this plug-in compiles nothing"};

int device_number = 0;
bool has_client = false;

void message_of(ErrorMessageArgs* a) {
  a->message = refusal_of(a->error).message.data();
  a->size = refusal_of(a->error).message.size();
}

Error* code_of(ErrorCodeArgs* a) {
  a->code = refusal_of(a->error).code;
  return nullptr;
}

Error* create_client(ClientCreateArgs* a) {
  if (a->option_count > 0) return refuse(kTakesNoOption);
  if (has_client) return refuse(kMemoryIsTaken);
  has_client = true;
  a->client = reinterpret_cast<Client*>(&has_client);
  return nullptr;
}

Error* devices_of(DevicesArgs* a) {
  static Device* const devices[] = {reinterpret_cast<Device*>(&device_number)};
  a->devices = devices;
  a->count = 1;
  return nullptr;
}

Api table() {
  Api out{};
  out.header.struct_size = sizeof(Api);
  out.version = {{sizeof(Version), nullptr}, kMajor, kLeastMinor};
  out.error_destroy = [](ObjectArgs<Error>*) {};
  out.error_message = message_of;
  out.error_code = code_of;
  out.plugin_initialize = [](InitializeArgs*) -> Error* { return nullptr; };
  out.client_create = create_client;
  out.client_addressable_devices = devices_of;
  out.client_compile = [](CompileArgs*) { return refuse(kCompilesNothing); };
  return out;
}

}  // namespace

extern "C" const Api* GetPjrtApi() {  // NOLINT(readability-identifier-naming): plug-ins export this name
  static const Api api = table();
  return &api;
}
