// RUN: stablehlo-translate --interpret %s --args='[dense<0.40625> : tensor<f8E4M3FNUZ>, dense<0.0> : tensor<f8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.pad on f8E4M3FNUZ, special values
//   S: rank 0
//   E: f8E4M3FNUZ
// legal 0 0: [0.40625]

module {
func.func @program(%arg0: tensor<f8E4M3FNUZ>, %arg1: tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ> {
  %0 = stablehlo.pad %arg0, %arg1, low = [], high = [], interior = [] : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  return %0 : tensor<f8E4M3FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3FNUZ>, %input1: tensor<f8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<f8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.40625> : tensor<f64>
    func.return
  }
}
