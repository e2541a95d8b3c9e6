// RUN: not stablehlo-opt %s
// breaks custom_call (A1)
//   0 <= api_version <= 4

func.func @main() {
  "stablehlo.custom_call"() <{call_target_name = "", backend_config = {}, api_version = -1 : i32}> : () -> ()
  return
}
