// RUN: not stablehlo-opt %s
// breaks dynamic_slice (C5)
//   shape(result) = slice_sizes

func.func @main(%arg0: tensor<ui4>) -> tensor<1xui4> {
  %0 = "stablehlo.dynamic_slice"(%arg0) <{slice_sizes = array<i64>}> : (tensor<ui4>) -> tensor<1xui4>
  return %0 : tensor<1xui4>
}
