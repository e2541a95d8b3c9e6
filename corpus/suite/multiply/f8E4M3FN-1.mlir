// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.multiply on f8E4M3FN, exact values
//   S: rank 0
//   E: f8E4M3FN
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<f8E4M3FN> {
  %0 = stablehlo.constant dense<-0.0> : tensor<f8E4M3FN>
  %1 = stablehlo.constant dense<-3.0> : tensor<f8E4M3FN>
  %2 = stablehlo.multiply %0, %1 : tensor<f8E4M3FN>
  return %2 : tensor<f8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
