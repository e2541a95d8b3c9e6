// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on bf16, special values
//   S: rank 0
//   U: rank 0
//   E: bf16
//   broadcast_dimensions: empty
//   I: ui64
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: absent
// legal 0 0: [2.35741026699543e-09]

module {
func.func @program() -> tensor<bf16> {
  %0 = stablehlo.constant dense<2.3574103e-09> : tensor<bf16>
  %1 = stablehlo.constant dense<> : tensor<0xui64>
  %2 = stablehlo.dynamic_broadcast_in_dim %0, %1, dims = [] : (tensor<bf16>, tensor<0xui64>) -> tensor<bf16>
  return %2 : tensor<bf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<2.35741026699543e-09> : tensor<f64>
    func.return
  }
}
