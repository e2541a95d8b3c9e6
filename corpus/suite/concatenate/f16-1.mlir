// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0011940002], [-1.7900391], [-0.2290039]]> : tensor<3x1xf16>]'
// RUN: : @program
// stablehlo.concatenate on f16, special values
//   N: low
//   P: more
//   S: rank 1
//   S: has 1
//   E: f16
//   dimension: first
// legal 0 0: [0.001194000244140625,-1.7900390625,-0.22900390625]

module {
func.func @program(%arg0: tensor<3x1xf16>) -> tensor<3x1xf16> {
  %0 = stablehlo.concatenate %arg0, dim = 0 : (tensor<3x1xf16>) -> tensor<3x1xf16>
  return %0 : tensor<3x1xf16>
}

  func.func @main(%input0: tensor<3x1xf16>) {
    %r = func.call @program(%input0) : (tensor<3x1xf16>) -> (tensor<3x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<3x1xf16>) -> tensor<3x1xf64>
    check.expect_eq_const %v0, dense<[[0.001194000244140625], [-1.7900390625], [-0.22900390625]]> : tensor<3x1xf64>
    func.return
  }
}
