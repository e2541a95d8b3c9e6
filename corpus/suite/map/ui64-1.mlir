// RUN: stablehlo-translate --interpret %s --args='[dense<4> : tensor<ui64>, dense<16340513803339372694> : tensor<ui64>, dense<5> : tensor<ui64>]'
// RUN: : @program
// stablehlo.map on ui64, exact values
//   S: rank 0
//   E: ui64
//   F: ui64
// legal 0 0: [10]

module {
func.func @program(%arg0: tensor<ui64>, %arg1: tensor<ui64>, %arg2: tensor<ui64>) -> tensor<ui64> {
  %0 = "stablehlo.map"(%arg0, %arg1, %arg2) <{dimensions = array<i64>}> ({
  ^bb0(%1: tensor<ui64>, %2: tensor<ui64>, %3: tensor<ui64>):
    %4 = stablehlo.constant dense<5> : tensor<ui64>
    %5 = stablehlo.add %4, %4 : tensor<ui64>
    stablehlo.return %5 : tensor<ui64>
  }) : (tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  return %0 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>, %input1: tensor<ui64>, %input2: tensor<ui64>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<ui64>, tensor<ui64>, tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<10> : tensor<ui64>
    func.return
  }
}
