// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f6E2M3FN>]'
// RUN: : @program
// stablehlo.rng on f6E2M3FN, exact values
//   S: rank 0
//   E: f6E2M3FN
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[-2.0,0.0]]

module {
func.func @program(%arg0: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
  %0 = stablehlo.constant dense<-2.0> : tensor<f6E2M3FN>
  %1 = stablehlo.constant dense<> : tensor<0xi64>
  %2 = stablehlo.rng %0, %arg0, %1, distribution = UNIFORM : (tensor<f6E2M3FN>, tensor<f6E2M3FN>, tensor<0xi64>) -> tensor<f6E2M3FN>
  return %2 : tensor<f6E2M3FN>
}

  func.func @main(%input0: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    %v1 = stablehlo.constant dense<0.0> : tensor<f64>
    %v2 = stablehlo.constant dense<-2.0> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
