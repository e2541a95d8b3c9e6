// RUN: not stablehlo-opt %s
// breaks compare (C2)
//   shape(lhs) = shape(rhs) = shape(result)

func.func @main(%arg0: tensor<bf16>, %arg1: tensor<bf16>) -> tensor<2xi1> {
  %0 = "stablehlo.compare"(%arg0, %arg1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}
