// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_reshape on f32, special values
//   S: rank 0
//   T: more axes
//   E: f32
//   I: ui16
// legal 0 0: [-1.1754942106924411e-38]

module {
func.func @program() -> tensor<1x1x1xf32> {
  %0 = stablehlo.constant dense<-1.1754942e-38> : tensor<f32>
  %1 = stablehlo.constant dense<[1, 1, 1]> : tensor<3xui16>
  %2 = stablehlo.dynamic_reshape %0, %1 : (tensor<f32>, tensor<3xui16>) -> tensor<1x1x1xf32>
  return %2 : tensor<1x1x1xf32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1xf32>) -> tensor<1x1x1xf64>
    check.expect_eq_const %v0, dense<-1.1754942106924411e-38> : tensor<1x1x1xf64>
    func.return
  }
}
