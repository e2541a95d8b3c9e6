// RUN: not stablehlo-opt %s
// breaks set_dimension_size (X2)
//   type(size) = tensor<i32>

func.func @main(%arg0: tensor<4xbf16>, %arg1: tensor<i8>) -> tensor<4xbf16> {
  %0 = "stablehlo.set_dimension_size"(%arg0, %arg1) <{dimension = 0 : i64}> : (tensor<4xbf16>, tensor<i8>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}
