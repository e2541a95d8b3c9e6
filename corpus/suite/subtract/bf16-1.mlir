// RUN: stablehlo-translate --interpret %s --args='[dense<1.1754944e-38> : tensor<bf16>]'
// RUN: : @program
// stablehlo.subtract on bf16, special values
//   S: rank 0
//   E: bf16
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<bf16> {
  %0 = stablehlo.subtract %arg0, %arg0 : tensor<bf16>
  return %0 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
