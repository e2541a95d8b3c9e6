// RUN: not stablehlo-opt %s
// breaks all_reduce (C7)
//   element_type(results...) = element_type(output_types(computation)[0])

func.func @main(%arg0: tensor<2x2x2xf6E3M2FN>) -> tensor<2x2x2xui2> {
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%1: tensor<f8E8M0FNU>, %2: tensor<f8E8M0FNU>):
    stablehlo.return %1 : tensor<f8E8M0FNU>
  }) : (tensor<2x2x2xf6E3M2FN>) -> tensor<2x2x2xui2>
  return %0 : tensor<2x2x2xui2>
}
