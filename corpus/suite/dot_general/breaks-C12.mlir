// RUN: not stablehlo-opt %s
// breaks dot_general (C12)
//   shape(result) = known([[dim(lhs, d) for d in lhs_batching_dimensions], [dim(rhs, d) for d in rhs_batching_dimensions]]) ++ shape(lhs) without (lhs_batching_dimensions ++ lhs_contracting_dimensions) ++ shape(rhs) without (rhs_batching_dimensions ++ rhs_contracting_dimensions)

func.func @main(%arg0: tensor<ui64>, %arg1: tensor<4xui64>) -> tensor<2x4xui64> {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<ui64>, tensor<4xui64>) -> tensor<2x4xui64>
  return %0 : tensor<2x4xui64>
}
