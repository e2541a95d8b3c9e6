// RUN: stablehlo-translate --interpret %s --args='[dense<3> : tensor<ui8>]'
// RUN: : @program
// stablehlo.map on ui8, exact values
//   N: low
//   S: rank 0
//   E: ui8
//   F: ui8
// legal 0 0: [3]

module {
func.func @program(%arg0: tensor<ui8>) -> tensor<ui8> {
  %0 = "stablehlo.map"(%arg0) <{dimensions = array<i64>}> ({
  ^bb0(%1: tensor<ui8>):
    stablehlo.return %1 : tensor<ui8>
  }) : (tensor<ui8>) -> tensor<ui8>
  return %0 : tensor<ui8>
}

  func.func @main(%input0: tensor<ui8>) {
    %r = func.call @program(%input0) : (tensor<ui8>) -> (tensor<ui8>)
    check.expect_eq_const %r, dense<3> : tensor<ui8>
    func.return
  }
}
