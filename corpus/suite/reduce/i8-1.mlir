// RUN: stablehlo-translate --interpret %s --args='[dense<64> : tensor<i8>]'
// RUN: : @program
// stablehlo.reduce on i8, special values
//   N: low
//   D: rank 0
//   S: rank 0
//   E: i8
//   F: i8
//   dimensions: empty
// legal 0 0: [64]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<i8> {
  %0 = stablehlo.constant dense<0> : tensor<i8>
  %1 = stablehlo.reduce(%arg0 init: %0) applies stablehlo.add across dimensions = [] : (tensor<i8>, tensor<i8>) -> tensor<i8>
  return %1 : tensor<i8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<64> : tensor<i8>
    func.return
  }
}
