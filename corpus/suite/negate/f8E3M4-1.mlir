// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0]> : tensor<1xf8E3M4>]'
// RUN: : @program
// stablehlo.negate on f8E3M4, exact values
//   S: rank 1
//   S: has 1
//   E: f8E3M4
// legal 0 0: [-0.0]

module {
func.func @program(%arg0: tensor<1xf8E3M4>) -> tensor<1xf8E3M4> {
  %0 = stablehlo.negate %arg0 : tensor<1xf8E3M4>
  return %0 : tensor<1xf8E3M4>
}

  func.func @main(%input0: tensor<1xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<1xf8E3M4>) -> (tensor<1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E3M4>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<-9223372036854775808> : tensor<1xi64>
    func.return
  }
}
