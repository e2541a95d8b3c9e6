// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[false, false, true], [false, true, true]], [[true, false, false], [true, false, false]]]]> : tensor<1x2x2x3xi1>, dense<[1]> : tensor<1xui64>]'
// RUN: : @program
// stablehlo.torch_index_select on i1, exact values
//   batch_dims: low + 1
//   dim: low
//   A: rank 1
//   A: has 1
//   B: rank 0
//   C: rank 2
//   D: rank 0
//   n: more
//   E: i1
//   I: ui64
// legal 0 0: [true,false,false,true,false,false]

module {
func.func @program(%arg0: tensor<1x2x2x3xi1>, %arg1: tensor<1xui64>) -> tensor<1x2x3xi1> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<1x2x2x3xi1>, tensor<1xui64>) -> tensor<1x2x3xi1>
  return %0 : tensor<1x2x3xi1>
}

  func.func @main(%input0: tensor<1x2x2x3xi1>, %input1: tensor<1xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2x2x3xi1>, tensor<1xui64>) -> (tensor<1x2x3xi1>)
    check.expect_eq_const %r, dense<[[[true, false, false], [true, false, false]]]> : tensor<1x2x3xi1>
    func.return
  }
}
