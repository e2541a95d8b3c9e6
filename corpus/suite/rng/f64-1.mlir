// RUN: stablehlo-translate --interpret %s --args='[dense<-0.20904123135845026> : tensor<f64>, dense<0.21696827742197272> : tensor<f64>]'
// RUN: : @program
// stablehlo.rng on f64, envelope values
//   S: rank 1
//   E: f64
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[-0.20904123135845026,0.21696827742197272],[-0.20904123135845026,0.21696827742197272]]

module {
func.func @program(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<2xf64> {
  %0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<f64>, tensor<f64>, tensor<1xi64>) -> tensor<2xf64>
  return %1 : tensor<2xf64>
}

  func.func @main(%input0: tensor<f64>, %input1: tensor<f64>) {
    %r = func.call @program(%input0, %input1) : (tensor<f64>, tensor<f64>) -> (tensor<2xf64>)
    %v0 = stablehlo.constant dense<0.21696827742197272> : tensor<2xf64>
    %v1 = stablehlo.constant dense<-0.20904123135845026> : tensor<2xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2xi1>
    check.expect_eq_const %v4, dense<true> : tensor<2xi1>
    func.return
  }
}
