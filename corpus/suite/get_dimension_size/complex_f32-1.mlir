// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on complex<f32>, exact values
//   n: more
//   S: rank 3+
//   S: has 1
//   E: complex<f32>
//   dimension: later
// legal 0 0: [3]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[[[[(0.0, -1.0), (0.75, -1.0)], [(1.25, 0.0), (-1.25, -1.25)], [(-0.75, -1.0), (1.5, -1.5)], [(-1.25, -1.25), (-1.0, -0.5)], [(-0.25, -0.5), (1.5, -1.25)]], [[(-1.75, -1.0), (0.25, -2.0)], [(-1.0, 0.5), (-0.25, 0.5)], [(1.5, -1.25), (-1.5, -1.75)], [(0.0, -1.25), (0.0, 0.5)], [(-1.5, -1.5), (-1.5, 0.0)]], [[(0.75, -1.25), (-1.0, 0.25)], [(-1.75, -1.5), (2.0, -1.25)], [(1.75, 0.25), (-1.25, -1.25)], [(0.75, 1.75), (-1.0, 0.5)], [(-0.5, 1.0), (-1.25, 1.0)]]]]> : tensor<1x3x5x2xcomplex<f32>>
  %1 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<1x3x5x2xcomplex<f32>>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<3> : tensor<i32>
    func.return
  }
}
