// RUN: stablehlo-translate --interpret %s --args='[dense<[[[(0.0, 1.0), (0.0, 0.0), (0.0, 2.5)], [(0.0, -1.0), (-1.0, 0.0), (0.0, 4.0)], [(-0.5, 0.0), (-0.5, 0.0), (-2.0, 0.0)]], [[(0.0, 0.0), (0.0, 2.5), (0.0, 0.5)], [(1.5, -2.5), (-2.0, 2.5), (0.0, 0.0)], [(0.0, 0.0), (3.5, -1.0), (0.0, 0.0)]], [[(-1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, -4.0), (0.0, -1.5), (-1.0, 3.5)], [(0.0, 0.0), (0.0, 0.0), (0.0, -1.0)]]]> : tensor<3x3x3xcomplex<f64>>]'
// RUN: : @program
// stablehlo.compare on complex<f64>, exact values
//   S: rank 3+
//   E: complex<f64>
//   comparison_direction: NE
//   compare_type: given
//   compare_type: FLOAT
// legal 0 0: [true,false,true,true,true,true,true,true,true,true,true,true,true,true,false,false,true,true,true,true,false,true,true,true,true,true,true]

module {
func.func @program(%arg0: tensor<3x3x3xcomplex<f64>>) -> tensor<3x3x3xi1> {
  %0 = stablehlo.constant dense<[[[(0.0, -1.0), (0.0, 0.0), (1.0, 0.0)], [(-6.0, 3.0), (7.0, 0.0), (0.0, 5.0)], [(2.0, 0.0), (8.0, 0.0), (7.0, -1.0)]], [[(7.0, 8.0), (0.0, 0.0), (0.0, -3.0)], [(-7.0, 1.0), (0.0, 3.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (-2.0, 0.0)]], [[(-5.0, 0.0), (4.0, 0.0), (0.0, 0.0)], [(-7.0, -4.0), (0.0, -3.0), (0.0, -2.0)], [(0.0, 1.0), (-3.0, 6.0), (-4.0, 7.0)]]]> : tensor<3x3x3xcomplex<f64>>
  %1 = stablehlo.compare NE, %0, %arg0, FLOAT : (tensor<3x3x3xcomplex<f64>>, tensor<3x3x3xcomplex<f64>>) -> tensor<3x3x3xi1>
  return %1 : tensor<3x3x3xi1>
}

  func.func @main(%input0: tensor<3x3x3xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<3x3x3xcomplex<f64>>) -> (tensor<3x3x3xi1>)
    check.expect_eq_const %r, dense<[[[true, false, true], [true, true, true], [true, true, true]], [[true, true, true], [true, true, false], [false, true, true]], [[true, true, false], [true, true, true], [true, true, true]]]> : tensor<3x3x3xi1>
    func.return
  }
}
