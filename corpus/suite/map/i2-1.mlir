// RUN: stablehlo-translate --interpret %s --args='[dense<-2> : tensor<i2>, dense<-1> : tensor<i2>]'
// RUN: : @program
// stablehlo.map on i2, exact values
//   N: low + 1
//   S: rank 0
//   E: i2
//   F: i2
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i2>, %arg1: tensor<i2>) -> tensor<i2> {
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64>}> ({
  ^bb0(%1: tensor<i2>, %2: tensor<i2>):
    %3 = stablehlo.constant dense<0> : tensor<i2>
    stablehlo.return %3 : tensor<i2>
  }) : (tensor<i2>, tensor<i2>) -> tensor<i2>
  return %0 : tensor<i2>
}

  func.func @main(%input0: tensor<i2>, %input1: tensor<i2>) {
    %r = func.call @program(%input0, %input1) : (tensor<i2>, tensor<i2>) -> (tensor<i2>)
    check.expect_eq_const %r, dense<0> : tensor<i2>
    func.return
  }
}
