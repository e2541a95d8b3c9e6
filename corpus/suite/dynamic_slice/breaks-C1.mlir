// RUN: not stablehlo-opt %s
// breaks dynamic_slice (C1)
//   element_type(operand) = element_type(result)

func.func @main(%arg0: tensor<i64>) -> tensor<f8E8M0FNU> {
  %0 = "stablehlo.dynamic_slice"(%arg0) <{slice_sizes = array<i64>}> : (tensor<i64>) -> tensor<f8E8M0FNU>
  return %0 : tensor<f8E8M0FNU>
}
