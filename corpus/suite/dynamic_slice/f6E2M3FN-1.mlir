// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_slice on f6E2M3FN, exact values
//   S: rank 0
//   E: f6E2M3FN
//   I: i64
// legal 0 0: [-0.0]

module {
func.func @program() -> tensor<f6E2M3FN> {
  %0 = stablehlo.constant dense<-0.0> : tensor<f6E2M3FN>
  %1 = stablehlo.dynamic_slice %0, sizes = [] : (tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  return %1 : tensor<f6E2M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<-9223372036854775808> : tensor<i64>
    func.return
  }
}
