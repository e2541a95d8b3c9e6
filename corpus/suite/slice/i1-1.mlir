// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.slice on i1, special values
//   S: rank 1
//   E: i1
//   start_indices: low
//   limit_indices: high
//   strides: low + 1
// legal 0 0: [true,true]

module {
func.func @program() -> tensor<2xi1> {
  %0 = stablehlo.constant dense<[true, true, true, false]> : tensor<4xi1>
  %1 = stablehlo.slice %0 [0:4:2] : (tensor<4xi1>) -> tensor<2xi1>
  return %1 : tensor<2xi1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xi1>)
    check.expect_eq_const %r, dense<true> : tensor<2xi1>
    func.return
  }
}
