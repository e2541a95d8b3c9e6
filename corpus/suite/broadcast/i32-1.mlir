// RUN: stablehlo-translate --interpret %s --args='[dense<[[3, 5], [-9, -2], [1, -2]]> : tensor<3x2xi32>]'
// RUN: : @program
// stablehlo.broadcast on i32, exact values
//   S: rank 2
//   B: rank 1
//   E: i32
// legal 0 0: [3,5,-9,-2,1,-2,3,5,-9,-2,1,-2]

module {
func.func @program(%arg0: tensor<3x2xi32>) -> tensor<2x3x2xi32> {
  %0 = stablehlo.broadcast %arg0, sizes = [2] : (tensor<3x2xi32>) -> tensor<2x3x2xi32>
  return %0 : tensor<2x3x2xi32>
}

  func.func @main(%input0: tensor<3x2xi32>) {
    %r = func.call @program(%input0) : (tensor<3x2xi32>) -> (tensor<2x3x2xi32>)
    check.expect_eq_const %r, dense<[[[3, 5], [-9, -2], [1, -2]], [[3, 5], [-9, -2], [1, -2]]]> : tensor<2x3x2xi32>
    func.return
  }
}
