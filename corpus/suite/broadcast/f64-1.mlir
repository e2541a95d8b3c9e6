// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.broadcast on f64, envelope values
//   S: rank 1
//   S: has 1
//   B: rank 0
//   E: f64
// legal 0 0: [-0.23302355925351714]

module {
func.func @program() -> tensor<1xf64> {
  %0 = stablehlo.constant dense<[-0.23302355925351714]> : tensor<1xf64>
  %1 = stablehlo.broadcast %0, sizes = [] : (tensor<1xf64>) -> tensor<1xf64>
  return %1 : tensor<1xf64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf64>)
    check.expect_eq_const %r, dense<-0.23302355925351714> : tensor<1xf64>
    func.return
  }
}
