// RUN: not stablehlo-opt %s
// breaks dynamic_slice (C4)
//   0 <= slice_sizes <= shape(operand)

func.func @main(%arg0: tensor<1xf8E3M4>, %arg1: tensor<i16>) -> tensor<2xf8E3M4> {
  %0 = "stablehlo.dynamic_slice"(%arg0, %arg1) <{slice_sizes = array<i64: 2>}> : (tensor<1xf8E3M4>, tensor<i16>) -> tensor<2xf8E3M4>
  return %0 : tensor<2xf8E3M4>
}
