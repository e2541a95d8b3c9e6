// RUN: stablehlo-translate --interpret %s --args='[dense<[-4.0, 3.0, 2.0]> : tensor<3xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.sort on f8E4M3B11FNUZ, exact values
//   N: low
//   S: rank 1
//   E: f8E4M3B11FNUZ
//   dimension: low
//   is_stable: false
// legal 0 0: [-4.0,2.0,3.0]

module {
func.func @program(%arg0: tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ> {
  %0 = "stablehlo.sort"(%arg0) ({
  ^bb0(%1: tensor<f8E4M3B11FNUZ>, %2: tensor<f8E4M3B11FNUZ>):
    %3 = stablehlo.compare LT, %1, %2, TOTALORDER : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }) : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
  return %0 : tensor<3xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<3xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<3xf8E4M3B11FNUZ>) -> (tensor<3xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-4.0, 2.0, 3.0]> : tensor<3xf64>
    func.return
  }
}
