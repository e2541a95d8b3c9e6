// RUN: not stablehlo-opt %s
// breaks compare (C2)
//   shape(lhs) = shape(rhs) = shape(result)

func.func @main(%arg0: tensor<f16>, %arg1: tensor<f16>) -> tensor<2xi1> {
  %0 = "stablehlo.compare"(%arg0, %arg1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f16>, tensor<f16>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}
