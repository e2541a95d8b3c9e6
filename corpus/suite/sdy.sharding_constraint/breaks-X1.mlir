// RUN: not stablehlo-opt %s
// breaks sharding_constraint (X1)
//   type(input) = type(result)

func.func @main(%arg0: tensor<i4>) -> tensor<ui4> {
  %0 = "sdy.sharding_constraint"(%arg0) <{sharding = #sdy.sharding<{}>}> : (tensor<i4>) -> tensor<ui4>
  return %0 : tensor<ui4>
}
