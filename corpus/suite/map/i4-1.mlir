// RUN: stablehlo-translate --interpret %s --args='[dense<-1> : tensor<i4>, dense<5> : tensor<i4>]'
// RUN: : @program
// stablehlo.map on i4, exact values
//   S: rank 0
//   E: i4
//   F: i4
// legal 0 0: [4]

module {
func.func @program(%arg0: tensor<i4>, %arg1: tensor<i4>) -> tensor<i4> {
  %0 = stablehlo.constant dense<4> : tensor<i4>
  %1 = "stablehlo.map"(%arg0, %0, %arg1) <{dimensions = array<i64>}> ({
  ^bb0(%2: tensor<i4>, %3: tensor<i4>, %4: tensor<i4>):
    %5 = stablehlo.constant dense<2> : tensor<i4>
    %6 = stablehlo.add %5, %5 : tensor<i4>
    stablehlo.return %6 : tensor<i4>
  }) : (tensor<i4>, tensor<i4>, tensor<i4>) -> tensor<i4>
  return %1 : tensor<i4>
}

  func.func @main(%input0: tensor<i4>, %input1: tensor<i4>) {
    %r = func.call @program(%input0, %input1) : (tensor<i4>, tensor<i4>) -> (tensor<i4>)
    check.expect_eq_const %r, dense<4> : tensor<i4>
    func.return
  }
}
