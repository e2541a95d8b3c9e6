// RUN: not stablehlo-opt %s
// breaks get_dimension_size (O1)
//   type(result) = tensor<i32>

func.func @main(%arg0: tensor<4xbf16>) -> tensor<f64> {
  %0 = "stablehlo.get_dimension_size"(%arg0) <{dimension = 0 : i64}> : (tensor<4xbf16>) -> tensor<f64>
  return %0 : tensor<f64>
}
