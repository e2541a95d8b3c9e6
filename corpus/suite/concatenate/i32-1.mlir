// RUN: stablehlo-translate --interpret %s --args='[dense<[9]> : tensor<1xi32>]'
// RUN: : @program
// stablehlo.concatenate on i32, exact values
//   N: low
//   P: 1
//   S: rank 0
//   E: i32
//   dimension: first
// legal 0 0: [9]

module {
func.func @program(%arg0: tensor<1xi32>) -> tensor<1xi32> {
  %0 = stablehlo.concatenate %arg0, dim = 0 : (tensor<1xi32>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}

  func.func @main(%input0: tensor<1xi32>) {
    %r = func.call @program(%input0) : (tensor<1xi32>) -> (tensor<1xi32>)
    check.expect_eq_const %r, dense<9> : tensor<1xi32>
    func.return
  }
}
