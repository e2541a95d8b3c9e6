// RUN: stablehlo-translate --interpret %s --args='[dense<-2.0> : tensor<f6E2M3FN>, dense<[-1.0, 0.0, -7.5]> : tensor<3xf6E2M3FN>]'
// RUN: : @program
// stablehlo.optimization_barrier on f6E2M3FN, special values
//   T: tensor
// legal 0 0: [-1.0,0.0,-7.5]
// legal 0 1: [-2.0]

module {
func.func @program(%arg0: tensor<f6E2M3FN>, %arg1: tensor<3xf6E2M3FN>) -> (tensor<3xf6E2M3FN>, tensor<f6E2M3FN>) {
  %0, %1 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<f6E2M3FN>, tensor<3xf6E2M3FN>
  return %1, %0 : tensor<3xf6E2M3FN>, tensor<f6E2M3FN>
}

  func.func @main(%input0: tensor<f6E2M3FN>, %input1: tensor<3xf6E2M3FN>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<f6E2M3FN>, tensor<3xf6E2M3FN>) -> (tensor<3xf6E2M3FN>, tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<3xf6E2M3FN>) -> tensor<3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v1, dense<[-4616189618054758400, 0, -4603241769126068224]> : tensor<3xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v2, dense<-2.0> : tensor<f64>
    func.return
  }
}
