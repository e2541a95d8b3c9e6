// RUN: stablehlo-translate --interpret %s --args='[dense<[4.564265982270678]> : tensor<1xf64>]'
// RUN: : @program
// stablehlo.bitcast_convert on f64, special values
//   S: rank 1
//   S: has 1
//   E: f64
//   F: f64
// legal 0 0: [4.564265982270678]

module {
func.func @program(%arg0: tensor<1xf64>) -> tensor<1xf64> {
  %0 = stablehlo.bitcast_convert %arg0 : (tensor<1xf64>) -> tensor<1xf64>
  return %0 : tensor<1xf64>
}

  func.func @main(%input0: tensor<1xf64>) {
    %r = func.call @program(%input0) : (tensor<1xf64>) -> (tensor<1xf64>)
    check.expect_eq_const %r, dense<4.564265982270678> : tensor<1xf64>
    func.return
  }
}
