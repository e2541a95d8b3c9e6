// RUN: not stablehlo-opt %s
// breaks sharding_constraint (X1)
//   type(input) = type(result)

func.func @main(%arg0: tensor<i4>) -> tensor<ui64> {
  %0 = "sdy.sharding_constraint"(%arg0) <{sharding = #sdy.sharding<{}>}> : (tensor<i4>) -> tensor<ui64>
  return %0 : tensor<ui64>
}
