// RUN: stablehlo-translate --interpret %s --args='[dense<2> : tensor<ui64>, dense<67108864> : tensor<ui64>]'
// RUN: : @program
// stablehlo.map on ui64, exact values
//   S: rank 0
//   E: ui64
//   F: ui64
// legal 0 0: [134217728]

module {
func.func @program(%arg0: tensor<ui64>, %arg1: tensor<ui64>) -> tensor<ui64> {
  %0 = "stablehlo.map"(%arg0, %arg1, %arg1) <{dimensions = array<i64>}> ({
  ^bb0(%1: tensor<ui64>, %2: tensor<ui64>, %3: tensor<ui64>):
    %4 = stablehlo.add %3, %3 : tensor<ui64>
    stablehlo.return %4 : tensor<ui64>
  }) : (tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  return %0 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>, %input1: tensor<ui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui64>, tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<134217728> : tensor<ui64>
    func.return
  }
}
