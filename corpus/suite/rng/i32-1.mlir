// RUN: stablehlo-translate --interpret %s --args='[dense<-1> : tensor<i32>, dense<1> : tensor<i32>]'
// RUN: : @program
// stablehlo.rng on i32, special values
//   S: rank 3+
//   S: has 1
//   E: i32
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[-1,0],[-1,0],[-1,0],[-1,0]]

module {
func.func @program(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<2x2x1xi32> {
  %0 = stablehlo.constant dense<[2, 2, 1]> : tensor<3xi64>
  %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<3xi64>) -> tensor<2x2x1xi32>
  return %1 : tensor<2x2x1xi32>
}

  func.func @main(%input0: tensor<i32>, %input1: tensor<i32>) {
    %r = func.call @program(%input0, %input1) : (tensor<i32>, tensor<i32>) -> (tensor<2x2x1xi32>)
    %v0 = stablehlo.constant dense<0> : tensor<2x2x1xi32>
    %v1 = stablehlo.constant dense<-1> : tensor<2x2x1xi32>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x2x1xi1>
    check.expect_eq_const %v4, dense<true> : tensor<2x2x1xi1>
    func.return
  }
}
