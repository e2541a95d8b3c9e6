// RUN: stablehlo-translate --interpret %s --args='[dense<[[1], [127]]> : tensor<2x1xi8>, dense<[[2.4651903e-32], [131072.0]]> : tensor<2x1xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.map on i8, special values
//   N: low + 1
//   S: rank 2
//   S: has 1
//   E: i8
//   E: f8E8M0FNU
//   F: f8E8M0FNU
// legal 0 0: [4.0,4.0]

module {
func.func @program(%arg0: tensor<2x1xi8>, %arg1: tensor<2x1xf8E8M0FNU>) -> tensor<2x1xf8E8M0FNU> {
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%1: tensor<i8>, %2: tensor<f8E8M0FNU>):
    %3 = stablehlo.constant dense<4.0> : tensor<f8E8M0FNU>
    %4 = stablehlo.maximum %3, %3 : tensor<f8E8M0FNU>
    stablehlo.return %4 : tensor<f8E8M0FNU>
  }) : (tensor<2x1xi8>, tensor<2x1xf8E8M0FNU>) -> tensor<2x1xf8E8M0FNU>
  return %0 : tensor<2x1xf8E8M0FNU>
}

  func.func @main(%input0: tensor<2x1xi8>, %input1: tensor<2x1xf8E8M0FNU>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1xi8>, tensor<2x1xf8E8M0FNU>) -> (tensor<2x1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf8E8M0FNU>) -> tensor<2x1xf64>
    check.expect_eq_const %v0, dense<4.0> : tensor<2x1xf64>
    func.return
  }
}
