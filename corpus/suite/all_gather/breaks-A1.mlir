// RUN: not stablehlo-opt %s
// breaks all_gather (A1)
//   0 < size(operands)

func.func @main() {
  "stablehlo.all_gather"() <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids, replica_groups = dense<[[0]]> : tensor<1x1xi64>, all_gather_dim = 0 : i64}> : () -> ()
  return
}
