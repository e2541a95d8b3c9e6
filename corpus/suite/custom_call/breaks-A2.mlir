// RUN: not stablehlo-opt %s
// breaks custom_call (A2)
//   api_version = 4 => given(backend_config)

func.func @main() {
  "stablehlo.custom_call"() <{call_target_name = "two \22words\22", api_version = 4 : i32}> : () -> ()
  return
}
