// RUN: stablehlo-translate --interpret %s --args='[dense<-3> : tensor<i64>, dense<5> : tensor<i64>]'
// RUN: : @program
// stablehlo.rng on i64, exact values
//   S: rank 1
//   E: i64
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[-3,4],[-3,4],[-3,4]]

module {
func.func @program(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<3xi64> {
  %0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<i64>, tensor<i64>, tensor<1xi64>) -> tensor<3xi64>
  return %1 : tensor<3xi64>
}

  func.func @main(%input0: tensor<i64>, %input1: tensor<i64>) {
    %r = func.call @program(%input0, %input1) : (tensor<i64>, tensor<i64>) -> (tensor<3xi64>)
    %v0 = stablehlo.constant dense<4> : tensor<3xi64>
    %v1 = stablehlo.constant dense<-3> : tensor<3xi64>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3xi1>
    check.expect_eq_const %v4, dense<true> : tensor<3xi1>
    func.return
  }
}
