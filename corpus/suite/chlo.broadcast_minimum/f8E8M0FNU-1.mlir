// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[3.8146973e-06]> : tensor<1xf8E8M0FNU>, dense<1.7014118e+38> : tensor<f8E8M0FNU>]'
// RUN: : @program
// chlo.broadcast_minimum on f8E8M0FNU, special values
//   A: rank 1
//   A: has 1
//   m: low
//   E: f8E8M0FNU
//   broadcast_dimensions: absent
// legal 0 0: [3.814697265625e-06]

module {
func.func @program(%arg0: tensor<1xf8E8M0FNU>, %arg1: tensor<f8E8M0FNU>) -> tensor<1xf8E8M0FNU> {
  %0 = chlo.broadcast_minimum %arg0, %arg1 : (tensor<1xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  return %0 : tensor<1xf8E8M0FNU>
}

  func.func @main(%input0: tensor<1xf8E8M0FNU>, %input1: tensor<f8E8M0FNU>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf8E8M0FNU>, tensor<f8E8M0FNU>) -> (tensor<1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<3.814697265625e-06> : tensor<1xf64>
    func.return
  }
}
