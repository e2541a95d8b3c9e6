// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on f6E3M2FN, exact values
//   S: rank 0
//   U: rank 0
//   E: f6E3M2FN
//   broadcast_dimensions: empty
//   I: ui2
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: absent
// legal 0 0: [-0.5]

module {
func.func @program() -> tensor<f6E3M2FN> {
  %0 = stablehlo.constant dense<-0.5> : tensor<f6E3M2FN>
  %1 = stablehlo.constant dense<> : tensor<0xui2>
  %2 = stablehlo.dynamic_broadcast_in_dim %0, %1, dims = [] : (tensor<f6E3M2FN>, tensor<0xui2>) -> tensor<f6E3M2FN>
  return %2 : tensor<f6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.5> : tensor<f64>
    func.return
  }
}
