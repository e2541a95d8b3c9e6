// RUN: stablehlo-translate --interpret %s --args='[dense<-4> : tensor<i4>, dense<-8> : tensor<i4>]'
// RUN: : @program
// stablehlo.map on i4, exact values
//   S: rank 0
//   E: i4
//   F: i4
// legal 0 0: [4]

module {
func.func @program(%arg0: tensor<i4>, %arg1: tensor<i4>) -> tensor<i4> {
  %0 = "stablehlo.map"(%arg0, %arg1, %arg1) <{dimensions = array<i64>}> ({
  ^bb0(%1: tensor<i4>, %2: tensor<i4>, %3: tensor<i4>):
    %4 = stablehlo.constant dense<2> : tensor<i4>
    %5 = stablehlo.add %4, %4 : tensor<i4>
    stablehlo.return %5 : tensor<i4>
  }) : (tensor<i4>, tensor<i4>, tensor<i4>) -> tensor<i4>
  return %0 : tensor<i4>
}

  func.func @main(%input0: tensor<i4>, %input1: tensor<i4>) {
    %r = func.call @program(%input0, %input1) : (tensor<i4>, tensor<i4>) -> (tensor<i4>)
    check.expect_eq_const %r, dense<4> : tensor<i4>
    func.return
  }
}
