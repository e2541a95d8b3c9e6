// RUN: stablehlo-translate --interpret %s --args='[dense<0.3125> : tensor<f8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.remainder on f8E4M3FNUZ, special values
//   S: rank 0
//   E: f8E4M3FNUZ
// legal 0 0: [[0.0,0.0]]

module {
func.func @program(%arg0: tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ> {
  %0 = stablehlo.remainder %arg0, %arg0 : tensor<f8E4M3FNUZ>
  return %0 : tensor<f8E4M3FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3FNUZ>) -> (tensor<f8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
