// RUN: not stablehlo-opt %s
// breaks set_dimension_size (X4)
//   rank(result) = rank(operand) and (for d in axes(operand): d = dimension or dim(result, d) = dim(operand, d))

func.func @main(%arg0: tensor<3x3xi16>, %arg1: tensor<i32>) -> tensor<3x0xi16> {
  %0 = "stablehlo.set_dimension_size"(%arg0, %arg1) <{dimension = 0 : i64}> : (tensor<3x3xi16>, tensor<i32>) -> tensor<3x0xi16>
  return %0 : tensor<3x0xi16>
}
