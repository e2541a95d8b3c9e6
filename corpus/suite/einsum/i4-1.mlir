// RUN: stablehlo-translate --interpret %s --args='[dense<[-2, 1, 4, 1, -1]> : tensor<5xi4>]'
// RUN: : @program
// stablehlo.einsum on i4, exact values
//   E: i4
//   einsum_config: alternative 5
//   n: alternative 1 (otherwise)
//   A: more
//   m: alternative 1 (otherwise)
//   B: more
// legal 0 0: [4,-2,-8,-2,2,[-8,7],-5,[-8,7],-5,5,0,0,0,0,0,[-8,7],-4,[-8,7],-4,4,-6,3,[-8,7],3,-3]

module {
func.func @program(%arg0: tensor<5xi4>) -> tensor<5x5xi4> {
  %0 = stablehlo.constant dense<[-2, -5, 0, -4, 3]> : tensor<5xi4>
  %1 = stablehlo.einsum %0, %arg0, config = "a,b->ab" : (tensor<5xi4>, tensor<5xi4>) -> tensor<5x5xi4>
  return %1 : tensor<5x5xi4>
}

  func.func @main(%input0: tensor<5xi4>) {
    %r = func.call @program(%input0) : (tensor<5xi4>) -> (tensor<5x5xi4>)
    %v0 = stablehlo.constant dense<[[4, -2, -8, -2, 2], [7, -5, 7, -5, 5], [0, 0, 0, 0, 0], [7, -4, 7, -4, 4], [-6, 3, 7, 3, -3]]> : tensor<5x5xi4>
    %v1 = stablehlo.constant dense<[[4, -2, -8, -2, 2], [-8, -5, -8, -5, 5], [0, 0, 0, 0, 0], [-8, -4, -8, -4, 4], [-6, 3, -8, 3, -3]]> : tensor<5x5xi4>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<5x5xi4>, tensor<5x5xi4>) -> tensor<5x5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<5x5xi4>, tensor<5x5xi4>) -> tensor<5x5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x5xi1>
    check.expect_eq_const %v4, dense<true> : tensor<5x5xi1>
    func.return
  }
}
