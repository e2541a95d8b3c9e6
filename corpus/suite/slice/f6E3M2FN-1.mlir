// RUN: stablehlo-translate --interpret %s --args='[dense<[0.5]> : tensor<1xf6E3M2FN>]'
// RUN: : @program
// stablehlo.slice on f6E3M2FN, exact values
//   S: rank 1
//   S: has 1
//   E: f6E3M2FN
//   start_indices: low
//   limit_indices: low + 1
//   limit_indices: high
//   strides: low + 1
//   strides: near 1 + 1
// legal 0 0: [0.5]

module {
func.func @program(%arg0: tensor<1xf6E3M2FN>) -> tensor<1xf6E3M2FN> {
  %0 = stablehlo.slice %arg0 [0:1:2] : (tensor<1xf6E3M2FN>) -> tensor<1xf6E3M2FN>
  return %0 : tensor<1xf6E3M2FN>
}

  func.func @main(%input0: tensor<1xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<1xf6E3M2FN>) -> (tensor<1xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf6E3M2FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.5> : tensor<1xf64>
    func.return
  }
}
