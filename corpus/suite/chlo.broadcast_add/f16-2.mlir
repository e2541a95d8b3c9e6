// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.broadcast_add on f16, special values
//   A: rank 0
//   m: low + 1
//   E: f16
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
// legal 0 0: [0.204833984375]

module {
func.func @program() -> tensor<1xf16> {
  %0 = stablehlo.constant dense<6.1035156e-05> : tensor<f16>
  %1 = stablehlo.constant dense<[0.20471191]> : tensor<1xf16>
  %2 = chlo.broadcast_add %0, %1 {broadcast_dimensions = array<i64>} : (tensor<f16>, tensor<1xf16>) -> tensor<1xf16>
  return %2 : tensor<1xf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf16>)
    %v0 = stablehlo.convert %r : (tensor<1xf16>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.204833984375> : tensor<1xf64>
    func.return
  }
}
