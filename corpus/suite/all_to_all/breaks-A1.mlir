// RUN: not stablehlo-opt %s
// breaks all_to_all (A1)
//   0 < size(operands)

func.func @main() {
  "stablehlo.all_to_all"() <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_dimension = 1 : i64, concat_dimension = 0 : i64}> : () -> ()
  return
}
