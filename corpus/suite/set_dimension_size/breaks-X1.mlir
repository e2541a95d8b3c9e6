// RUN: not stablehlo-opt %s
// breaks set_dimension_size (X1)
//   0 <= dimension < rank(operand)

func.func @main(%arg0: tensor<3xi1>, %arg1: tensor<i32>) -> tensor<3xi1> {
  %0 = "stablehlo.set_dimension_size"(%arg0, %arg1) <{dimension = -1 : i64}> : (tensor<3xi1>, tensor<i32>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}
