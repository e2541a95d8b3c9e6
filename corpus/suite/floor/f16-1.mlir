// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.floor on f16, envelope values
//   S: rank 2
//   S: has 1
//   E: f16
// legal 0 0: [0.0,1.0,1.0,0.0]

module {
func.func @program() -> tensor<4x1xf16> {
  %0 = stablehlo.constant dense<[[0.56347656], [1.4355469], [1.6640625], [0.5751953]]> : tensor<4x1xf16>
  %1 = stablehlo.floor %0 : tensor<4x1xf16>
  return %1 : tensor<4x1xf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<4x1xf16>) -> tensor<4x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4x1xf64>) -> tensor<4x1xi64>
    check.expect_eq_const %v1, dense<[[0], [4607182418800017408], [4607182418800017408], [0]]> : tensor<4x1xi64>
    func.return
  }
}
