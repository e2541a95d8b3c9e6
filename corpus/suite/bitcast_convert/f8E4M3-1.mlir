// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.bitcast_convert on f8E4M3, envelope values
//   S: rank 0
//   E: f8E4M3
//   F: i4
// legal 0 0: [0,3]

module {
func.func @program() -> tensor<2xi4> {
  %0 = stablehlo.constant dense<0.5> : tensor<f8E4M3>
  %1 = stablehlo.bitcast_convert %0 : (tensor<f8E4M3>) -> tensor<2xi4>
  return %1 : tensor<2xi4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xi4>)
    check.expect_eq_const %r, dense<[0, 3]> : tensor<2xi4>
    func.return
  }
}
