// RUN: stablehlo-translate --interpret %s --args='[dense<-28.0> : tensor<f6E3M2FN>, dense<-1.25> : tensor<f6E3M2FN>]'
// RUN: : @program
// stablehlo.rng on f6E3M2FN, special values
//   S: rank 2
//   S: has 1
//   E: f6E3M2FN
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[-28.0,-1.25],[-28.0,-1.25],[-28.0,-1.25],[-28.0,-1.25],[-28.0,-1.25]]

module {
func.func @program(%arg0: tensor<f6E3M2FN>, %arg1: tensor<f6E3M2FN>) -> tensor<1x5xf6E3M2FN> {
  %0 = stablehlo.constant dense<[1, 5]> : tensor<2xi64>
  %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<f6E3M2FN>, tensor<f6E3M2FN>, tensor<2xi64>) -> tensor<1x5xf6E3M2FN>
  return %1 : tensor<1x5xf6E3M2FN>
}

  func.func @main(%input0: tensor<f6E3M2FN>, %input1: tensor<f6E3M2FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<1x5xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<1x5xf6E3M2FN>) -> tensor<1x5xf64>
    %v1 = stablehlo.constant dense<-1.25> : tensor<1x5xf64>
    %v2 = stablehlo.constant dense<-28.0> : tensor<1x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x5xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x5xi1>
    func.return
  }
}
