// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.power on i4, envelope values
//   S: rank 1
//   E: i4
// legal 0 0: [null,6,null,null]

module {
func.func @program() -> tensor<4xi4> {
  %0 = stablehlo.constant dense<[7, 6, 5, -2]> : tensor<4xi4>
  %1 = stablehlo.constant dense<[-6, 1, -8, 6]> : tensor<4xi4>
  %2 = stablehlo.power %0, %1 : tensor<4xi4>
  return %2 : tensor<4xi4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4xi4>)
    %v0 = stablehlo.constant dense<[7, 6, 7, 7]> : tensor<4xi4>
    %v1 = stablehlo.constant dense<[-8, 6, -8, -8]> : tensor<4xi4>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<4xi4>, tensor<4xi4>) -> tensor<4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<4xi4>, tensor<4xi4>) -> tensor<4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4xi1>
    %v5 = stablehlo.constant dense<[true, false, true, true]> : tensor<4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4xi1>
    func.return
  }
}
