// RUN: not stablehlo-opt %s
// breaks minimum (C1)
//   baseline_type(lhs) = baseline_type(rhs) = baseline_type(result)

func.func @main(%arg0: tensor<2xi8>, %arg1: tensor<i8>) -> tensor<i8> {
  %0 = "stablehlo.minimum"(%arg0, %arg1) : (tensor<2xi8>, tensor<i8>) -> tensor<i8>
  return %0 : tensor<i8>
}
