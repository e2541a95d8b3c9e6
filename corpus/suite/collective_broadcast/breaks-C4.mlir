// RUN: not stablehlo-opt %s
// breaks collective_broadcast (C4)
//   has_dynamic_root => size(operands) >= 2 and type(operands[-1]) = tensor<[size(operands) - 1] x i32>

func.func @main(%arg0: tensor<i4>) {
  "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, has_dynamic_root, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<i4>) -> ()
  return
}
