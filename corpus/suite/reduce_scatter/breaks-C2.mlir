// RUN: not stablehlo-opt %s
// breaks reduce_scatter (C2)
//   0 <= scatter_dimension < rank(operand)

func.func @main(%arg0: tensor<2xbf16>) -> tensor<2xf32> {
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%1: tensor<f32>, %2: tensor<f32>):
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2xbf16>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
