// RUN: not stablehlo-opt %s
// breaks set_dimension_size (X3)
//   element_type(result) = element_type(operand)

func.func @main(%arg0: tensor<2x4xi2>, %arg1: tensor<i32>) -> tensor<0x4xi16> {
  %0 = "stablehlo.set_dimension_size"(%arg0, %arg1) <{dimension = 0 : i64}> : (tensor<2x4xi2>, tensor<i32>) -> tensor<0x4xi16>
  return %0 : tensor<0x4xi16>
}
