// RUN: not stablehlo-opt %s
// breaks slice (C4)
//   0 < strides

func.func @main(%arg0: tensor<2x4x4xf4E2M1FN>) -> tensor<1x0x1xf4E2M1FN> {
  %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 3, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 0, 3, 4>}> : (tensor<2x4x4xf4E2M1FN>) -> tensor<1x0x1xf4E2M1FN>
  return %0 : tensor<1x0x1xf4E2M1FN>
}
