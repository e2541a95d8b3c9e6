// RUN: stablehlo-translate --interpret %s --args='[dense<0.0008544922> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.floor on f8E4M3B11FNUZ, special values
//   S: rank 0
//   E: f8E4M3B11FNUZ
// legal 0 0: [[0.0,0.0]]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ> {
  %0 = stablehlo.floor %arg0 : tensor<f8E4M3B11FNUZ>
  return %0 : tensor<f8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
