// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0]> : tensor<1xf8E4M3>]'
// RUN: : @program
// stablehlo.negate on f8E4M3, exact values
//   S: rank 1
//   S: has 1
//   E: f8E4M3
// legal 0 0: [-0.0]

module {
func.func @program(%arg0: tensor<1xf8E4M3>) -> tensor<1xf8E4M3> {
  %0 = stablehlo.negate %arg0 : tensor<1xf8E4M3>
  return %0 : tensor<1xf8E4M3>
}

  func.func @main(%input0: tensor<1xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<1xf8E4M3>) -> (tensor<1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<-9223372036854775808> : tensor<1xi64>
    func.return
  }
}
