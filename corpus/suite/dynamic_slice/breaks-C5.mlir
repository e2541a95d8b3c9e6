// RUN: not stablehlo-opt %s
// breaks dynamic_slice (C5)
//   shape(result) = slice_sizes

func.func @main(%arg0: tensor<ui64>) -> tensor<1xui64> {
  %0 = "stablehlo.dynamic_slice"(%arg0) <{slice_sizes = array<i64>}> : (tensor<ui64>) -> tensor<1xui64>
  return %0 : tensor<1xui64>
}
