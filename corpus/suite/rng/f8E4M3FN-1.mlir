// RUN: stablehlo-translate --interpret %s --args='[dense<-3.25> : tensor<f8E4M3FN>, dense<-1.75> : tensor<f8E4M3FN>]'
// RUN: : @program
// stablehlo.rng on f8E4M3FN, envelope values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3FN
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[-3.25,-1.75],[-3.25,-1.75],[-3.25,-1.75],[-3.25,-1.75],[-3.25,-1.75],[-3.25,-1.75],[-3.25,-1.75],[-3.25,-1.75],[-3.25,-1.75]]

module {
func.func @program(%arg0: tensor<f8E4M3FN>, %arg1: tensor<f8E4M3FN>) -> tensor<3x1x3xf8E4M3FN> {
  %0 = stablehlo.constant dense<[3, 1, 3]> : tensor<3xi64>
  %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<f8E4M3FN>, tensor<f8E4M3FN>, tensor<3xi64>) -> tensor<3x1x3xf8E4M3FN>
  return %1 : tensor<3x1x3xf8E4M3FN>
}

  func.func @main(%input0: tensor<f8E4M3FN>, %input1: tensor<f8E4M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<3x1x3xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3x1x3xf8E4M3FN>) -> tensor<3x1x3xf64>
    %v1 = stablehlo.constant dense<-1.75> : tensor<3x1x3xf64>
    %v2 = stablehlo.constant dense<-3.25> : tensor<3x1x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1x3xf64>, tensor<3x1x3xf64>) -> tensor<3x1x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1x3xf64>, tensor<3x1x3xf64>) -> tensor<3x1x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1x3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3x1x3xi1>
    func.return
  }
}
