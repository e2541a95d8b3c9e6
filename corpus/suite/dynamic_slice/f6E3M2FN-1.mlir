// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.0, 0.75]> : tensor<2xf6E3M2FN>, dense<1> : tensor<ui8>]'
// RUN: : @program
// stablehlo.dynamic_slice on f6E3M2FN, special values
//   S: rank 1
//   E: f6E3M2FN
//   I: ui8
//   slice_sizes: high
// legal 0 0: [-0.0,0.75]

module {
func.func @program(%arg0: tensor<2xf6E3M2FN>, %arg1: tensor<ui8>) -> tensor<2xf6E3M2FN> {
  %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [2] : (tensor<2xf6E3M2FN>, tensor<ui8>) -> tensor<2xf6E3M2FN>
  return %0 : tensor<2xf6E3M2FN>
}

  func.func @main(%input0: tensor<2xf6E3M2FN>, %input1: tensor<ui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf6E3M2FN>, tensor<ui8>) -> (tensor<2xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf6E3M2FN>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<[-9223372036854775808, 4604930618986332160]> : tensor<2xi64>
    func.return
  }
}
