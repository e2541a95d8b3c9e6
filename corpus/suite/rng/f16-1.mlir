// RUN: stablehlo-translate --interpret %s --args='[dense<-3.0917969> : tensor<f16>]'
// RUN: : @program
// stablehlo.rng on f16, envelope values
//   S: rank 0
//   E: f16
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[-3.091796875,-0.26806640625]]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = stablehlo.constant dense<-0.2680664> : tensor<f16>
  %1 = stablehlo.constant dense<> : tensor<0xi64>
  %2 = stablehlo.rng %arg0, %0, %1, distribution = UNIFORM : (tensor<f16>, tensor<f16>, tensor<0xi64>) -> tensor<f16>
  return %2 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    %v1 = stablehlo.constant dense<-0.26806640625> : tensor<f64>
    %v2 = stablehlo.constant dense<-3.091796875> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
