// RUN: stablehlo-translate --interpret %s --args='[dense<-1> : tensor<i2>, dense<0> : tensor<i2>]'
// RUN: : @program
// stablehlo.rng on i2, envelope values
//   S: rank 0
//   E: i2
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [-1]

module {
func.func @program(%arg0: tensor<i2>, %arg1: tensor<i2>) -> tensor<i2> {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<i2>, tensor<i2>, tensor<0xi64>) -> tensor<i2>
  return %1 : tensor<i2>
}

  func.func @main(%input0: tensor<i2>, %input1: tensor<i2>) {
    %r = func.call @program(%input0, %input1) : (tensor<i2>, tensor<i2>) -> (tensor<i2>)
    check.expect_eq_const %r, dense<-1> : tensor<i2>
    func.return
  }
}
