// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on f8E3M4, envelope values
//   n: 1
//   S: rank 2
//   E: f8E3M4
//   iota_dimension: later
// legal 0 0: [0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]

module {
func.func @program() -> tensor<5x3x1xf8E3M4> {
  %0 = stablehlo.iota dim = 2 : tensor<5x3x1xf8E3M4>
  return %0 : tensor<5x3x1xf8E3M4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5x3x1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<5x3x1xf8E3M4>) -> tensor<5x3x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5x3x1xf64>) -> tensor<5x3x1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<5x3x1xi64>
    func.return
  }
}
