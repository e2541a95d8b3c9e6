// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<i32>]'
// RUN: : @program
// stablehlo.case on i32, exact values
//   N: low + 1
//   T: tensor
//   J: low + 1
// legal 0 0: [-1.0,-0.75,0.5,-0.75,-0.5,0.25,-0.25,0.0,0.25,0.0,-0.25,0.75,0.0,0.5,0.75,-1.0,0.25,-0.5,1.0,-0.5,-1.0,-1.0,1.0,-0.75]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<3x2x4xf6E2M3FN> {
  %0 = "stablehlo.case"(%arg0) ({
    %1 = stablehlo.constant dense<[[[-1.0, -0.75, 0.5, -0.75], [-0.5, 0.25, -0.25, 0.0]], [[0.25, 0.0, -0.25, 0.75], [0.0, 0.5, 0.75, -1.0]], [[0.25, -0.5, 1.0, -0.5], [-1.0, -1.0, 1.0, -0.75]]]> : tensor<3x2x4xf6E2M3FN>
    stablehlo.return %1 : tensor<3x2x4xf6E2M3FN>
  }, {
    %2 = stablehlo.constant dense<[[[1.0, 0.5, -1.0, 1.5], [1.0, 0.5, 1.5, -2.0]], [[0.0, 2.0, -0.5, 0.0], [-1.0, -2.0, -2.0, 0.5]], [[2.0, -2.0, 1.5, -0.5], [-2.0, -1.5, 2.0, -1.5]]]> : tensor<3x2x4xf6E2M3FN>
    stablehlo.return %2 : tensor<3x2x4xf6E2M3FN>
  }) : (tensor<i32>) -> tensor<3x2x4xf6E2M3FN>
  return %0 : tensor<3x2x4xf6E2M3FN>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<3x2x4xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3x2x4xf6E2M3FN>) -> tensor<3x2x4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x2x4xf64>) -> tensor<3x2x4xi64>
    check.expect_eq_const %v1, dense<[[[-4616189618054758400, -4618441417868443648, 4602678819172646912, -4618441417868443648], [-4620693217682128896, 4598175219545276416, -4625196817309499392, 0]], [[4598175219545276416, 0, -4625196817309499392, 4604930618986332160], [0, 4602678819172646912, 4604930618986332160, -4616189618054758400]], [[4598175219545276416, -4620693217682128896, 4607182418800017408, -4620693217682128896], [-4616189618054758400, -4616189618054758400, 4607182418800017408, -4618441417868443648]]]> : tensor<3x2x4xi64>
    func.return
  }
}
