// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real_dynamic_slice on i1, exact values
//   S: rank 0
//   E: i1
//   I: i32
// legal 0 0: [false]

module {
func.func @program() -> tensor<i1> {
  %0 = stablehlo.constant dense<false> : tensor<i1>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  %2 = stablehlo.constant dense<> : tensor<0xi32>
  %3 = stablehlo.constant dense<> : tensor<0xi32>
  %4 = stablehlo.real_dynamic_slice %0, %1, %2, %3 : (tensor<i1>, tensor<0xi32>, tensor<0xi32>, tensor<0xi32>) -> tensor<i1>
  return %4 : tensor<i1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
