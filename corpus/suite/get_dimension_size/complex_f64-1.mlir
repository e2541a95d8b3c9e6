// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on complex<f64>, exact values
//   n: more
//   S: rank 0
//   E: complex<f64>
//   dimension: first
// legal 0 0: [3]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[(-2.0, 1.0), (-2.0, 4.0), (2.0, 3.0)]> : tensor<3xcomplex<f64>>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<3xcomplex<f64>>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<3> : tensor<i32>
    func.return
  }
}
