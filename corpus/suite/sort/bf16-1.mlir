// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.28125, -2.421875, 3.953125]> : tensor<3xbf16>]'
// RUN: : @program
// stablehlo.sort on bf16, special values
//   N: low
//   S: rank 1
//   E: bf16
//   dimension: low + 1
//   dimension: high
//   is_stable: true
// legal 0 0: [-2.421875,-1.28125,3.953125]

module {
func.func @program(%arg0: tensor<3xbf16>) -> tensor<3xbf16> {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%1: tensor<bf16>, %2: tensor<bf16>):
    %3 = stablehlo.compare LT, %1, %2 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }) : (tensor<3xbf16>) -> tensor<3xbf16>
  return %0 : tensor<3xbf16>
}

  func.func @main(%input0: tensor<3xbf16>) {
    %r = func.call @program(%input0) : (tensor<3xbf16>) -> (tensor<3xbf16>)
    %v0 = stablehlo.convert %r : (tensor<3xbf16>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-2.421875, -1.28125, 3.953125]> : tensor<3xf64>
    func.return
  }
}
