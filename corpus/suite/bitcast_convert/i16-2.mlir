// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.bitcast_convert on i16, special values
//   S: rank 3+
//   S: has 1
//   E: i16
//   F: i16
// legal 0 0: [1,32767,-6,0]

module {
func.func @program() -> tensor<2x1x2x1xi16> {
  %0 = stablehlo.constant dense<[[[[1], [32767]]], [[[-6], [0]]]]> : tensor<2x1x2x1xi16>
  %1 = stablehlo.bitcast_convert %0 : (tensor<2x1x2x1xi16>) -> tensor<2x1x2x1xi16>
  return %1 : tensor<2x1x2x1xi16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1x2x1xi16>)
    check.expect_eq_const %r, dense<[[[[1], [32767]]], [[[-6], [0]]]]> : tensor<2x1x2x1xi16>
    func.return
  }
}
