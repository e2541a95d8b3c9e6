// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.broadcast_multiply on f8E8M0FNU, envelope values
//   A: rank 0
//   m: low + 1
//   E: f8E8M0FNU
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [0.03125,0.015625,1.0,0.5,0.015625]

module {
func.func @program() -> tensor<5xf8E8M0FNU> {
  %0 = stablehlo.constant dense<0.125> : tensor<f8E8M0FNU>
  %1 = stablehlo.constant dense<[0.25, 0.125, 8.0, 4.0, 0.125]> : tensor<5xf8E8M0FNU>
  %2 = chlo.broadcast_multiply %0, %1 : (tensor<f8E8M0FNU>, tensor<5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
  return %2 : tensor<5xf8E8M0FNU>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<5xf8E8M0FNU>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[0.03125, 0.015625, 1.0, 0.5, 0.015625]> : tensor<5xf64>
    func.return
  }
}
