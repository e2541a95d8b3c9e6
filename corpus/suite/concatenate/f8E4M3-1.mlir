// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.0, -0.5625, 3.75, -0.5]]> : tensor<1x4xf8E4M3>]'
// RUN: : @program
// stablehlo.concatenate on f8E4M3, special values
//   N: low
//   P: more
//   S: rank 1
//   S: has 1
//   E: f8E4M3
//   dimension: later
// legal 0 0: [1.0,-0.5625,3.75,-0.5]

module {
func.func @program(%arg0: tensor<1x4xf8E4M3>) -> tensor<1x4xf8E4M3> {
  %0 = stablehlo.concatenate %arg0, dim = 1 : (tensor<1x4xf8E4M3>) -> tensor<1x4xf8E4M3>
  return %0 : tensor<1x4xf8E4M3>
}

  func.func @main(%input0: tensor<1x4xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<1x4xf8E4M3>) -> (tensor<1x4xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1x4xf8E4M3>) -> tensor<1x4xf64>
    check.expect_eq_const %v0, dense<[[1.0, -0.5625, 3.75, -0.5]]> : tensor<1x4xf64>
    func.return
  }
}
