// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sign on f32, special values
//   S: rank 2
//   S: has 1
//   E: f32
// legal 0 0: [1.0,1.0]

module {
func.func @program() -> tensor<1x2xf32> {
  %0 = stablehlo.constant dense<[[1.4295838, 0.89647067]]> : tensor<1x2xf32>
  %1 = stablehlo.sign %0 : tensor<1x2xf32>
  return %1 : tensor<1x2xf32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x2xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf32>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<1x2xf64>
    func.return
  }
}
