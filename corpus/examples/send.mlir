// Between devices: the channel pairs process 0 with 1, and 1 with 2.
func.func @ring() -> tensor<ui32> {
  %t = stablehlo.create_token : !stablehlo.token
  %id = stablehlo.replica_id : tensor<ui32>
  %sent = "stablehlo.send"(%id, %t) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>}> : (tensor<ui32>, !stablehlo.token) -> !stablehlo.token
  %r:2 = "stablehlo.recv"(%sent) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>}> : (!stablehlo.token) -> (tensor<ui32>, !stablehlo.token)
  return %r#0 : tensor<ui32>
}
func.func @main() {
  %r:3 = "interpreter.run_parallel"() {programs = [[@ring], [@ring], [@ring]]} : () -> (tensor<ui32>, tensor<ui32>, tensor<ui32>)
  check.expect_eq_const %r#0, dense<2> : tensor<ui32>
  check.expect_eq_const %r#1, dense<0> : tensor<ui32>
  check.expect_eq_const %r#2, dense<1> : tensor<ui32>
  return
}
