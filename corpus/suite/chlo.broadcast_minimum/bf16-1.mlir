// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.0> : tensor<bf16>, dense<253.0> : tensor<bf16>]'
// RUN: : @program
// chlo.broadcast_minimum on bf16, special values
//   A: rank 0
//   m: low
//   E: bf16
//   broadcast_dimensions: absent
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<bf16>, %arg1: tensor<bf16>) -> tensor<bf16> {
  %0 = chlo.broadcast_minimum %arg0, %arg1 : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
  return %0 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>, %input1: tensor<bf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
