// RUN: not stablehlo-opt %s
// breaks is_pos_inf (O1)
//   result is bool

func.func @main(%arg0: tensor<f32>) -> tensor<i8> {
  %0 = "chlo.is_pos_inf"(%arg0) : (tensor<f32>) -> tensor<i8>
  return %0 : tensor<i8>
}
