// RUN: stablehlo-translate --interpret %s --args='[dense<[-4.0, 1.0, 2.0]> : tensor<3xf8E4M3FN>]'
// RUN: : @program
// stablehlo.concatenate on f8E4M3FN, exact values
//   N: low
//   P: more
//   S: rank 0
//   E: f8E4M3FN
//   dimension: first
// legal 0 0: [-4.0,1.0,2.0]

module {
func.func @program(%arg0: tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %0 = stablehlo.concatenate %arg0, dim = 0 : (tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %0 : tensor<3xf8E4M3FN>
}

  func.func @main(%input0: tensor<3xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<3xf8E4M3FN>) -> (tensor<3xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3FN>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-4.0, 1.0, 2.0]> : tensor<3xf64>
    func.return
  }
}
