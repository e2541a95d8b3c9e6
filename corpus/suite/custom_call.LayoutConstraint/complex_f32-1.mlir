// RUN: stablehlo-translate --interpret %s --args='[dense<[[[(1.0, -1.0)]], [[(-5.0, 0.0)]], [[(-6.0, 0.0)]], [[(-3.0, 8.0)]]]> : tensor<4x1x1xcomplex<f32>>]'
// RUN: : @program
// custom_call.LayoutConstraint on complex<f32>, exact values
//   S: rank 3+
//   S: has 1
//   E: complex<f32>
//   operand_layouts: reversal
// legal 0 0: [1.0,-1.0,-5.0,0.0,-6.0,0.0,-3.0,8.0]

module {
func.func @program(%arg0: tensor<4x1x1xcomplex<f32>>) -> tensor<4x1x1xcomplex<f32>> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>]} : (tensor<4x1x1xcomplex<f32>>) -> tensor<4x1x1xcomplex<f32>>
  return %0 : tensor<4x1x1xcomplex<f32>>
}

  func.func @main(%input0: tensor<4x1x1xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<4x1x1xcomplex<f32>>) -> (tensor<4x1x1xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<4x1x1xcomplex<f32>>) -> tensor<4x1x1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<4x1x1xf32>) -> tensor<4x1x1xf64>
    check.expect_eq_const %v1, dense<[[[1.0]], [[-5.0]], [[-6.0]], [[-3.0]]]> : tensor<4x1x1xf64>
    %v2 = stablehlo.imag %r : (tensor<4x1x1xcomplex<f32>>) -> tensor<4x1x1xf32>
    %v3 = stablehlo.convert %v2 : (tensor<4x1x1xf32>) -> tensor<4x1x1xf64>
    %v4 = stablehlo.bitcast_convert %v3 : (tensor<4x1x1xf64>) -> tensor<4x1x1xi64>
    check.expect_eq_const %v4, dense<[[[-4616189618054758400]], [[0]], [[0]], [[4620693217682128896]]]> : tensor<4x1x1xi64>
    func.return
  }
}
