// RUN: stablehlo-translate --interpret %s --args='[dense<-0.0> : tensor<f64>, dense<3.0> : tensor<f64>]'
// RUN: : @program
// stablehlo.clamp on f64, exact values
//   S: rank 3+
//   S: has 1
//   E: f64
//   L: alternative 1
//   H: alternative 1
// legal 0 0: [-0.0,0.0,-0.0,0.0]

module {
func.func @program(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<1x1x4xf64> {
  %0 = stablehlo.constant dense<[[[-2.0, 0.0, -0.25, 0.0]]]> : tensor<1x1x4xf64>
  %1 = stablehlo.clamp %arg0, %0, %arg1 : (tensor<f64>, tensor<1x1x4xf64>, tensor<f64>) -> tensor<1x1x4xf64>
  return %1 : tensor<1x1x4xf64>
}

  func.func @main(%input0: tensor<f64>, %input1: tensor<f64>) {
    %r = func.call @program(%input0, %input1) : (tensor<f64>, tensor<f64>) -> (tensor<1x1x4xf64>)
    %v0 = stablehlo.bitcast_convert %r : (tensor<1x1x4xf64>) -> tensor<1x1x4xi64>
    check.expect_eq_const %v0, dense<[[[-9223372036854775808, 0, -9223372036854775808, 0]]]> : tensor<1x1x4xi64>
    func.return
  }
}
