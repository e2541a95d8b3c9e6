// RUN: not stablehlo-opt %s
// breaks all_reduce (A1)
//   0 < size(operands)

func.func @main() {
  "stablehlo.all_reduce"() <{channel_handle = #stablehlo.channel_handle<handle = -3, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%0: tensor<f8E4M3FNUZ>, %1: tensor<f8E4M3FNUZ>):
    stablehlo.return %0 : tensor<f8E4M3FNUZ>
  }) : () -> ()
  return
}
