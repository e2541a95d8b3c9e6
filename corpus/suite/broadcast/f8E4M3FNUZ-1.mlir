// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.broadcast on f8E4M3FNUZ, special values
//   S: rank 0
//   B: rank 3+
//   B: has 1
//   E: f8E4M3FNUZ
// legal 0 0: [-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5,-0.5]

module {
func.func @program() -> tensor<1x3x2x4xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<-0.5> : tensor<f8E4M3FNUZ>
  %1 = stablehlo.broadcast %0, sizes = [1, 3, 2, 4] : (tensor<f8E4M3FNUZ>) -> tensor<1x3x2x4xf8E4M3FNUZ>
  return %1 : tensor<1x3x2x4xf8E4M3FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x3x2x4xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x3x2x4xf8E4M3FNUZ>) -> tensor<1x3x2x4xf64>
    check.expect_eq_const %v0, dense<-0.5> : tensor<1x3x2x4xf64>
    func.return
  }
}
