// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reverse on i4, exact values
//   S: rank 3+
//   E: i4
//   dimensions: unordered
// legal 0 0: [7,2,-3,1,-7,1,-6,3,5,-2,6,1,7,2,6,6,-3,-1,-4,3,-5,-7,5,-4,1,-5,2,6,-3,-1,5,1,-6,-6,-6,-7,4,0,0,6,7,4,0,6,-6]

module {
func.func @program() -> tensor<3x5x3xi4> {
  %0 = stablehlo.constant dense<[[[-6, 6, 0], [4, 7, 6], [0, 0, 4], [-7, -6, -6], [-6, 1, 5]], [[-1, -3, 6], [2, -5, 1], [-4, 5, -7], [-5, 3, -4], [-1, -3, 6]], [[6, 2, 7], [1, 6, -2], [5, 3, -6], [1, -7, 1], [-3, 2, 7]]]> : tensor<3x5x3xi4>
  %1 = stablehlo.reverse %0, dims = [2, 0, 1] : tensor<3x5x3xi4>
  return %1 : tensor<3x5x3xi4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x5x3xi4>)
    check.expect_eq_const %r, dense<[[[7, 2, -3], [1, -7, 1], [-6, 3, 5], [-2, 6, 1], [7, 2, 6]], [[6, -3, -1], [-4, 3, -5], [-7, 5, -4], [1, -5, 2], [6, -3, -1]], [[5, 1, -6], [-6, -6, -7], [4, 0, 0], [6, 7, 4], [0, 6, -6]]]> : tensor<3x5x3xi4>
    func.return
  }
}
