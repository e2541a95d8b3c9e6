// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cosine on f64, exact values
//   S: rank 0
//   E: f64
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[-0.6536436208636124,-0.6536436208636114]]

module {
func.func @program() -> tensor<f64> {
  %0 = stablehlo.constant dense<-4.0> : tensor<f64>
  %1 = stablehlo.cosine %0 : tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f64>)
    %v0 = stablehlo.constant dense<-0.6536436208636114> : tensor<f64>
    %v1 = stablehlo.constant dense<-0.6536436208636124> : tensor<f64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    check.expect_eq_const %v4, dense<true> : tensor<i1>
    func.return
  }
}
