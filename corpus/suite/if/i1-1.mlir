// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.if on i1, exact values
//   T: tensor
// legal 0 0: [1.5]
// legal 0 1: [-2.0,1.0,-8.0,4.0,3.0,-8.0,-4.0,0.0,7.0,-8.0,-1.0,7.0,5.0,8.0,-3.0,3.0,7.0,1.0,8.0,-6.0,3.0,-3.0,-7.0,-6.0,-4.0,-8.0,-5.0,-5.0,-3.0,-6.0,4.0,2.0,-3.0,4.0,3.0,-8.0]
// legal 0 2: [0.0]

module {
func.func @program() -> (tensor<1xf32>, tensor<4x3x1x3xf32>, tensor<1xf32>) {
  %0 = stablehlo.constant dense<false> : tensor<i1>
  %1, %2, %3 = "stablehlo.if"(%0) ({
    %4 = stablehlo.constant dense<[0.25]> : tensor<1xf32>
    %5 = stablehlo.constant dense<[[[[-0.75, 0.0, 1.75]], [[0.0, -0.5, -0.25]], [[0.0, 0.0, 1.75]]], [[[0.0, 0.0, 0.0]], [[0.5, 1.0, 0.0]], [[1.75, 0.0, 0.0]]], [[[1.75, 0.0, 0.0]], [[-0.25, 0.0, 1.75]], [[-0.75, -1.75, -0.5]]], [[[0.0, 0.0, 2.0]], [[0.0, -1.5, 0.0]], [[0.0, 0.0, -0.5]]]]> : tensor<4x3x1x3xf32>
    %6 = stablehlo.constant dense<[1.25]> : tensor<1xf32>
    stablehlo.return %4, %5, %6 : tensor<1xf32>, tensor<4x3x1x3xf32>, tensor<1xf32>
  }, {
    %7 = stablehlo.constant dense<[0.0]> : tensor<1xf32>
    %8 = stablehlo.constant dense<[[[[-2.0, 1.0, -8.0]], [[4.0, 3.0, -8.0]], [[-4.0, 0.0, 7.0]]], [[[-8.0, -1.0, 7.0]], [[5.0, 8.0, -3.0]], [[3.0, 7.0, 1.0]]], [[[8.0, -6.0, 3.0]], [[-3.0, -7.0, -6.0]], [[-4.0, -8.0, -5.0]]], [[[-5.0, -3.0, -6.0]], [[4.0, 2.0, -3.0]], [[4.0, 3.0, -8.0]]]]> : tensor<4x3x1x3xf32>
    %9 = stablehlo.constant dense<[1.5]> : tensor<1xf32>
    stablehlo.return %7, %8, %9 : tensor<1xf32>, tensor<4x3x1x3xf32>, tensor<1xf32>
  }) : (tensor<i1>) -> (tensor<1xf32>, tensor<4x3x1x3xf32>, tensor<1xf32>)
  return %3, %2, %1 : tensor<1xf32>, tensor<4x3x1x3xf32>, tensor<1xf32>
}

  func.func @main() {
    %r:3 = func.call @program() : () -> (tensor<1xf32>, tensor<4x3x1x3xf32>, tensor<1xf32>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<1.5> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<4x3x1x3xf32>) -> tensor<4x3x1x3xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<4x3x1x3xf64>) -> tensor<4x3x1x3xi64>
    check.expect_eq_const %v2, dense<[[[[-4611686018427387904, 4607182418800017408, -4602678819172646912]], [[4616189618054758400, 4613937818241073152, -4602678819172646912]], [[-4607182418800017408, 0, 4619567317775286272]]], [[[-4602678819172646912, -4616189618054758400, 4619567317775286272]], [[4617315517961601024, 4620693217682128896, -4609434218613702656]], [[4613937818241073152, 4619567317775286272, 4607182418800017408]]], [[[4620693217682128896, -4604930618986332160, 4613937818241073152]], [[-4609434218613702656, -4603804719079489536, -4604930618986332160]], [[-4607182418800017408, -4602678819172646912, -4606056518893174784]]], [[[-4606056518893174784, -4609434218613702656, -4604930618986332160]], [[4616189618054758400, 4611686018427387904, -4609434218613702656]], [[4616189618054758400, 4613937818241073152, -4602678819172646912]]]]> : tensor<4x3x1x3xi64>
    %v3 = stablehlo.convert %r#2 : (tensor<1xf32>) -> tensor<1xf64>
    %v4 = stablehlo.bitcast_convert %v3 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v4, dense<0> : tensor<1xi64>
    func.return
  }
}
