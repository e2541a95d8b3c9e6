// RUN: stablehlo-translate --interpret %s --args='[dense<[[[4]]]> : tensor<1x1x1xui8>]'
// RUN: : @program
// stablehlo.sort on ui8, exact values
//   N: low
//   S: rank 3+
//   S: has 1
//   E: ui8
//   dimension: low
//   is_stable: false
// legal 0 0: [4]

module {
func.func @program(%arg0: tensor<1x1x1xui8>) -> tensor<1x1x1xui8> {
  %0 = "stablehlo.sort"(%arg0) <{dimension = -3 : i64}> ({
  ^bb0(%1: tensor<ui8>, %2: tensor<ui8>):
    %3 = stablehlo.compare LT, %1, %2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }) : (tensor<1x1x1xui8>) -> tensor<1x1x1xui8>
  return %0 : tensor<1x1x1xui8>
}

  func.func @main(%input0: tensor<1x1x1xui8>) {
    %r = func.call @program(%input0) : (tensor<1x1x1xui8>) -> (tensor<1x1x1xui8>)
    check.expect_eq_const %r, dense<4> : tensor<1x1x1xui8>
    func.return
  }
}
