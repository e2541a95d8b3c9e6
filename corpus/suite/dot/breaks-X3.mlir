// RUN: not stablehlo-opt %s
// breaks dot (X3)
//   shape(result) = shape(lhs)[:-1] ++ shape(rhs)[1:]

func.func @main(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> tensor<2xi32> {
  %0 = "stablehlo.dot"(%arg0, %arg1) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
