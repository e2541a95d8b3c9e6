// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.bitcast_convert on i1, special values
//   S: rank 2
//   S: has 1
//   E: i1
//   F: i1
// legal 0 0: [true,true]

module {
func.func @program() -> tensor<2x1xi1> {
  %0 = stablehlo.constant dense<[[true], [true]]> : tensor<2x1xi1>
  %1 = stablehlo.bitcast_convert %0 : (tensor<2x1xi1>) -> tensor<2x1xi1>
  return %1 : tensor<2x1xi1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1xi1>)
    check.expect_eq_const %r, dense<true> : tensor<2x1xi1>
    func.return
  }
}
