// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.case on i32, exact values
//   N: low + 1
//   T: tensor
//   J: low + 1
// legal 0 0: [3,-1,-1,1,-1]

module {
func.func @program() -> tensor<5x1xi4> {
  %0 = stablehlo.constant dense<2> : tensor<i32>
  %1 = "stablehlo.case"(%0) ({
    %2 = stablehlo.constant dense<[[3], [7], [2], [0], [5]]> : tensor<5x1xi4>
    stablehlo.return %2 : tensor<5x1xi4>
  }, {
    %3 = stablehlo.constant dense<[[3], [-1], [-1], [1], [-1]]> : tensor<5x1xi4>
    stablehlo.return %3 : tensor<5x1xi4>
  }) : (tensor<i32>) -> tensor<5x1xi4>
  return %1 : tensor<5x1xi4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5x1xi4>)
    check.expect_eq_const %r, dense<[[3], [-1], [-1], [1], [-1]]> : tensor<5x1xi4>
    func.return
  }
}
