// RUN: not stablehlo-opt %s
// breaks is_inf (O1)
//   result is bool

func.func @main(%arg0: tensor<f8E8M0FNU>) -> tensor<i16> {
  %0 = "chlo.is_inf"(%arg0) : (tensor<f8E8M0FNU>) -> tensor<i16>
  return %0 : tensor<i16>
}
