// RUN: stablehlo-translate --interpret %s --args='[dense<-1.1754944e-38> : tensor<bf16>, dense<-0.0> : tensor<bf16>]'
// RUN: : @program
// stablehlo.rng on bf16, special values
//   S: rank 0
//   E: bf16
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[-1.1754943508222875e-38,-0.0]]

module {
func.func @program(%arg0: tensor<bf16>, %arg1: tensor<bf16>) -> tensor<bf16> {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<bf16>, tensor<bf16>, tensor<0xi64>) -> tensor<bf16>
  return %1 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>, %input1: tensor<bf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    %v1 = stablehlo.constant dense<-0.0> : tensor<f64>
    %v2 = stablehlo.constant dense<-1.1754943508222875e-38> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
