// RUN: stablehlo-translate --interpret %s --args='[dense<true> : tensor<i1>, dense<[[0.90625, 1.5625, 0.5625, -1.625], [0.5625, 0.8125, -0.5, 1.3125]]> : tensor<2x4xf8E3M4>]'
// RUN: : @program
// stablehlo.select on i1, special values
//   S: rank 2
//   E: f8E3M4
//   P: alternative 1
// legal 0 0: [0.90625,1.5625,0.5625,-1.625,0.5625,0.8125,-0.5,1.3125]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<2x4xf8E3M4>) -> tensor<2x4xf8E3M4> {
  %0 = stablehlo.select %arg0, %arg1, %arg1 : tensor<i1>, tensor<2x4xf8E3M4>
  return %0 : tensor<2x4xf8E3M4>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<2x4xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<i1>, tensor<2x4xf8E3M4>) -> (tensor<2x4xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<2x4xf8E3M4>) -> tensor<2x4xf64>
    check.expect_eq_const %v0, dense<[[0.90625, 1.5625, 0.5625, -1.625], [0.5625, 0.8125, -0.5, 1.3125]]> : tensor<2x4xf64>
    func.return
  }
}
