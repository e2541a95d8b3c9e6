// RUN: stablehlo-translate --interpret %s --args='[dense<[[[2.0, 0.0, 3.0, -3.0]]]> : tensor<1x1x4xf8E4M3FNUZ>, dense<[[[1]]]> : tensor<1x1x1xi16>]'
// RUN: : @program
// stablehlo.torch_index_select on f8E4M3FNUZ, exact values
//   batch_dims: low + 1
//   dim: low + 1
//   A: rank 1
//   A: has 1
//   B: rank 1
//   B: has 1
//   C: rank 0
//   D: rank 2
//   D: has 1
//   n: more
//   E: f8E4M3FNUZ
//   I: i16
// legal 0 0: [[0.0,0.0]]

module {
func.func @program(%arg0: tensor<1x1x4xf8E4M3FNUZ>, %arg1: tensor<1x1x1xi16>) -> tensor<1x1x1x1xf8E4M3FNUZ> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 1 : i64, dim = 2 : i64}> : (tensor<1x1x4xf8E4M3FNUZ>, tensor<1x1x1xi16>) -> tensor<1x1x1x1xf8E4M3FNUZ>
  return %0 : tensor<1x1x1x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1x1x4xf8E4M3FNUZ>, %input1: tensor<1x1x1xi16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x1x4xf8E4M3FNUZ>, tensor<1x1x1xi16>) -> (tensor<1x1x1x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1x1xf8E4M3FNUZ>) -> tensor<1x1x1x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1x1x1xf64>) -> tensor<1x1x1x1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x1x1x1xi64>
    func.return
  }
}
