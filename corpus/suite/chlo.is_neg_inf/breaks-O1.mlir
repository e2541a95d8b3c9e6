// RUN: not stablehlo-opt %s
// breaks is_neg_inf (O1)
//   result is bool

func.func @main(%arg0: tensor<f8E5M2>) -> tensor<i32> {
  %0 = "chlo.is_neg_inf"(%arg0) : (tensor<f8E5M2>) -> tensor<i32>
  return %0 : tensor<i32>
}
