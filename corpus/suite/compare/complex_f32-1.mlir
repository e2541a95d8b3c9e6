// RUN: stablehlo-translate --interpret %s --args='[dense<[(-3.4028235e+38, 0.37804544), (1.3025383, -0.7270988)]> : tensor<2xcomplex<f32>>]'
// RUN: : @program
// stablehlo.compare on complex<f32>, special values
//   S: rank 1
//   E: complex<f32>
//   comparison_direction: EQ
//   compare_type: absent
// legal 0 0: [false,false]

module {
func.func @program(%arg0: tensor<2xcomplex<f32>>) -> tensor<2xi1> {
  %0 = stablehlo.constant dense<[(1.0e-45, -3.4028235e+38), (-0.0, 1.4500991)]> : tensor<2xcomplex<f32>>
  %1 = stablehlo.compare EQ, %0, %arg0 : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
  return %1 : tensor<2xi1>
}

  func.func @main(%input0: tensor<2xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<2xcomplex<f32>>) -> (tensor<2xi1>)
    check.expect_eq_const %r, dense<false> : tensor<2xi1>
    func.return
  }
}
