// RUN: not stablehlo-opt %s
// breaks all_reduce (C7)
//   element_type(results...) = element_type(output_types(computation)[0])

func.func @main(%arg0: tensor<2x2x2xf6E2M3FN>) -> tensor<2x2x2xui2> {
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%1: tensor<f6E2M3FN>, %2: tensor<f6E2M3FN>):
    stablehlo.return %1 : tensor<f6E2M3FN>
  }) : (tensor<2x2x2xf6E2M3FN>) -> tensor<2x2x2xui2>
  return %0 : tensor<2x2x2xui2>
}
