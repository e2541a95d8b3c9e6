// RUN: not stablehlo-opt %s
// breaks dynamic_reshape (C4)
//   size(output_shape) = rank(result)

func.func @main(%arg0: tensor<i16>, %arg1: tensor<2xi32>) -> tensor<1xi16> {
  %0 = "stablehlo.dynamic_reshape"(%arg0, %arg1) : (tensor<i16>, tensor<2xi32>) -> tensor<1xi16>
  return %0 : tensor<1xi16>
}
