// RUN: not stablehlo-opt %s
// breaks broadcast_compare (X2)
//   given(compare_type) => compare_type in order_of(element_type(lhs))

func.func @main(%arg0: tensor<2xf64>, %arg1: tensor<4x1xf64>) -> tensor<4x2xi1> {
  %0 = "chlo.broadcast_compare"(%arg0, %arg1) <{comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type SIGNED>}> : (tensor<2xf64>, tensor<4x1xf64>) -> tensor<4x2xi1>
  return %0 : tensor<4x2xi1>
}
