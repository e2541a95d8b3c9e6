// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0, 0.0]> : tensor<2xf8E4M3FN>]'
// RUN: : @program
// stablehlo.negate on f8E4M3FN, exact values
//   S: rank 1
//   E: f8E4M3FN
// legal 0 0: [-0.0,-0.0]

module {
func.func @program(%arg0: tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
  %0 = stablehlo.negate %arg0 : tensor<2xf8E4M3FN>
  return %0 : tensor<2xf8E4M3FN>
}

  func.func @main(%input0: tensor<2xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<2xf8E4M3FN>) -> (tensor<2xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3FN>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<-9223372036854775808> : tensor<2xi64>
    func.return
  }
}
