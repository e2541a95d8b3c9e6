// RUN: stablehlo-translate --interpret %s --args='[dense<-1.0> : tensor<f8E5M2FNUZ>, dense<0.0> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.rng on f8E5M2FNUZ, exact values
//   S: rank 1
//   E: f8E5M2FNUZ
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[-1.0,0.0],[-1.0,0.0]]

module {
func.func @program(%arg0: tensor<f8E5M2FNUZ>, %arg1: tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<1xi64>) -> tensor<2xf8E5M2FNUZ>
  return %1 : tensor<2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<f8E5M2FNUZ>, %input1: tensor<f8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<0.0> : tensor<2xf64>
    %v2 = stablehlo.constant dense<-1.0> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2xi1>
    func.return
  }
}
