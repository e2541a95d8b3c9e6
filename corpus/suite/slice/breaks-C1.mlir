// RUN: not stablehlo-opt %s
// breaks slice (C1)
//   element_type(operand) = element_type(result)

func.func @main(%arg0: tensor<complex<bf16>>) -> tensor<f32> {
  %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64>, limit_indices = array<i64>, strides = array<i64>}> : (tensor<complex<bf16>>) -> tensor<f32>
  return %0 : tensor<f32>
}
