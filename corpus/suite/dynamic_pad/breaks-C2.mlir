// RUN: not stablehlo-opt %s
// breaks dynamic_pad (C2)
//   type(edge_padding_low) = type(edge_padding_high) = type(interior_padding) and size(edge_padding_low) = rank(operand)

func.func @main(%arg0: tensor<i4>, %arg1: tensor<i4>, %arg2: tensor<0xi16>, %arg3: tensor<0xi64>, %arg4: tensor<0xi64>) -> tensor<i4> {
  %0 = "stablehlo.dynamic_pad"(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<i4>, tensor<i4>, tensor<0xi16>, tensor<0xi64>, tensor<0xi64>) -> tensor<i4>
  return %0 : tensor<i4>
}
