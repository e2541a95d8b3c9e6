// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.sinh on f8E4M3FN, envelope values
//   S: rank 0
//   E: f8E4M3FN
// legal 0 0: [-0.001953125]

module {
func.func @program() -> tensor<f8E4M3FN> {
  %0 = stablehlo.constant dense<-0.001953125> : tensor<f8E4M3FN>
  %1 = chlo.sinh %0 : tensor<f8E4M3FN> -> tensor<f8E4M3FN>
  return %1 : tensor<f8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.001953125> : tensor<f64>
    func.return
  }
}
