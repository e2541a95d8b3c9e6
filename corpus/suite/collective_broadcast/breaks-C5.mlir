// RUN: not stablehlo-opt %s
// breaks collective_broadcast (C5)
//   size(results) = size(operands) - (has_dynamic_root ? 1 : 0) and (for k < size(results): type(results[k]) = type(operands[k]))

func.func @main(%arg0: tensor<bf16>) {
  "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<bf16>) -> ()
  return
}
