// RUN: not stablehlo-opt %s
// breaks dot (X5)
//   given(precision_config) => size(precision_config) = 2

func.func @main(%arg0: tensor<2xi2>, %arg1: tensor<2xi2>) -> tensor<i8> {
  %0 = "stablehlo.dot"(%arg0, %arg1) <{precision_config = [#stablehlo<precision DEFAULT>]}> : (tensor<2xi2>, tensor<2xi2>) -> tensor<i8>
  return %0 : tensor<i8>
}
