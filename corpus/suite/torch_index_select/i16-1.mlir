// RUN: stablehlo-translate --interpret %s --args='[dense<[[[8087], [32767], [-1], [25110], [-32768]], [[2], [2], [-7885], [2], [1]]]> : tensor<2x5x1xi16>, dense<1> : tensor<i16>]'
// RUN: : @program
// stablehlo.torch_index_select on i16, exact values
//   batch_dims: low
//   dim: low + 1
//   A: rank 0
//   B: rank 1
//   C: rank 1
//   C: has 1
//   D: rank 0
//   n: more
//   E: i16
//   I: i16
// legal 0 0: [32767,2]

module {
func.func @program(%arg0: tensor<2x5x1xi16>, %arg1: tensor<i16>) -> tensor<2x1xi16> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 0 : i64, dim = 1 : i64}> : (tensor<2x5x1xi16>, tensor<i16>) -> tensor<2x1xi16>
  return %0 : tensor<2x1xi16>
}

  func.func @main(%input0: tensor<2x5x1xi16>, %input1: tensor<i16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x5x1xi16>, tensor<i16>) -> (tensor<2x1xi16>)
    check.expect_eq_const %r, dense<[[32767], [2]]> : tensor<2x1xi16>
    func.return
  }
}
