// RUN: not stablehlo-opt %s
// breaks set_dimension_size (X7)
//   dim(result, dimension) <= dim(operand, dimension)

func.func @main(%arg0: tensor<3x4xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x4xcomplex<f32>> {
  %0 = "stablehlo.set_dimension_size"(%arg0, %arg1) <{dimension = 0 : i64}> : (tensor<3x4xcomplex<f32>>, tensor<i32>) -> tensor<4x4xcomplex<f32>>
  return %0 : tensor<4x4xcomplex<f32>>
}
