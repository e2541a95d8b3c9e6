// RUN: not stablehlo-opt %s
// breaks slice (C5)
//   shape(result) = ceil((limit_indices - start_indices) / strides)

func.func @main(%arg0: tensor<ui2>) -> tensor<2xui2> {
  %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64>, limit_indices = array<i64>, strides = array<i64>}> : (tensor<ui2>) -> tensor<2xui2>
  return %0 : tensor<2xui2>
}
