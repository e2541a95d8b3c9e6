// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.is_pos_inf on f8E4M3B11FNUZ, envelope values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3B11FNUZ
// legal 0 0: [false,false,false,false,false,false,false,false,false,false,false,false,false,false,false]

module {
func.func @program() -> tensor<1x5x3xi1> {
  %0 = stablehlo.constant dense<[[[0.5, 0.75, 1.375], [0.9375, -3.75, 2.75], [0.9375, -0.6875, -0.625], [1.25, 0.75, -2.75], [-3.5, -3.5, -1.125]]]> : tensor<1x5x3xf8E4M3B11FNUZ>
  %1 = chlo.is_pos_inf %0 : tensor<1x5x3xf8E4M3B11FNUZ> -> tensor<1x5x3xi1>
  return %1 : tensor<1x5x3xi1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x5x3xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1x5x3xi1>
    func.return
  }
}
