// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reverse on f8E4M3, special values
//   S: rank 1
//   E: f8E4M3
//   dimensions: empty
// legal 0 0: [-1.0,-0.5,-0.28125]

module {
func.func @program() -> tensor<3xf8E4M3> {
  %0 = stablehlo.constant dense<[-1.0, -0.5, -0.28125]> : tensor<3xf8E4M3>
  %1 = stablehlo.reverse %0, dims = [] : tensor<3xf8E4M3>
  return %1 : tensor<3xf8E4M3>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-1.0, -0.5, -0.28125]> : tensor<3xf64>
    func.return
  }
}
