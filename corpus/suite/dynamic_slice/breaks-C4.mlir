// RUN: not stablehlo-opt %s
// breaks dynamic_slice (C4)
//   0 <= slice_sizes <= shape(operand)

func.func @main(%arg0: tensor<1xf8E4M3FN>, %arg1: tensor<i16>) -> tensor<2xf8E4M3FN> {
  %0 = "stablehlo.dynamic_slice"(%arg0, %arg1) <{slice_sizes = array<i64: 2>}> : (tensor<1xf8E4M3FN>, tensor<i16>) -> tensor<2xf8E4M3FN>
  return %0 : tensor<2xf8E4M3FN>
}
