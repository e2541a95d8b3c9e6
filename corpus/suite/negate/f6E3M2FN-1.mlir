// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.negate on f6E3M2FN, exact values
//   S: rank 1
//   E: f6E3M2FN
// legal 0 0: [-0.0,-0.0]

module {
func.func @program() -> tensor<2xf6E3M2FN> {
  %0 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf6E3M2FN>
  %1 = stablehlo.negate %0 : tensor<2xf6E3M2FN>
  return %1 : tensor<2xf6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf6E3M2FN>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<-9223372036854775808> : tensor<2xi64>
    func.return
  }
}
