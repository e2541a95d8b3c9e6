// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[(-0.75, 0.0), (-0.5, -2.0), (0.0, -1.5), (-1.75, 1.0)], [(1.75, -0.5), (2.0, 1.0), (0.25, -1.25), (2.0, -1.5)], [(1.75, 1.5), (1.75, -1.0), (0.75, 1.0), (-0.25, -1.25)]]> : tensor<3x4xcomplex<f64>>, dense<[[(-6.0, 2.0)], [(-5.0, -3.0)], [(4.0, 1.0)]]> : tensor<3x1xcomplex<f64>>]'
// RUN: : @program
// chlo.broadcast_compare on complex<f64>, exact values
//   A: rank 2
//   E: complex<f64>
//   broadcast_dimensions: absent
//   comparison_direction: NE
//   compare_type: absent
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [true,true,true,true,true,true,true,true,true,true,true,true]

module {
func.func @program(%arg0: tensor<3x4xcomplex<f64>>, %arg1: tensor<3x1xcomplex<f64>>) -> tensor<3x4xi1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction NE>} : (tensor<3x4xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> tensor<3x4xi1>
  return %0 : tensor<3x4xi1>
}

  func.func @main(%input0: tensor<3x4xcomplex<f64>>, %input1: tensor<3x1xcomplex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x4xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> (tensor<3x4xi1>)
    check.expect_eq_const %r, dense<true> : tensor<3x4xi1>
    func.return
  }
}
