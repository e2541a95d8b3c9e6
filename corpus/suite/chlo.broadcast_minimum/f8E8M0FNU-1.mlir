// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<5.877472e-39> : tensor<f8E8M0FNU>]'
// RUN: : @program
// chlo.broadcast_minimum on f8E8M0FNU, special values
//   A: rank 0
//   m: low
//   E: f8E8M0FNU
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [5.877471754111438e-39]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
  %0 = stablehlo.constant dense<32768.0> : tensor<f8E8M0FNU>
  %1 = chlo.broadcast_minimum %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  return %1 : tensor<f8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<f8E8M0FNU>) -> (tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v0, dense<5.877471754111438e-39> : tensor<f64>
    func.return
  }
}
