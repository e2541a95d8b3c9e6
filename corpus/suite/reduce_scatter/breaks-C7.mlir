// RUN: not stablehlo-opt %s
// breaks reduce_scatter (C7)
//   type(computation) = (tensor<E>, tensor<E>) -> (tensor<E>) and is_promotable(element_type(operand), E) where E = element_type(output_types(computation)[0])

func.func @main(%arg0: tensor<4x2x1xf6E2M3FN>) -> tensor<4x2x1xf8E5M2> {
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%1: tensor<f8E5M2>):
    stablehlo.return %1 : tensor<f8E5M2>
  }) : (tensor<4x2x1xf6E2M3FN>) -> tensor<4x2x1xf8E5M2>
  return %0 : tensor<4x2x1xf8E5M2>
}
