// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.25, 0.25, -1.0, 0.25]> : tensor<4xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.sort on f8E4M3FNUZ, exact values
//   N: low
//   S: rank 1
//   E: f8E4M3FNUZ
//   dimension: low
//   is_stable: false
// legal 0 0: [0.25,0.25,-0.25,-1.0]

module {
func.func @program(%arg0: tensor<4xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ> {
  %0 = "stablehlo.sort"(%arg0) ({
  ^bb0(%1: tensor<f8E4M3FNUZ>, %2: tensor<f8E4M3FNUZ>):
    %3 = stablehlo.compare GT, %1, %2 : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }) : (tensor<4xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  return %0 : tensor<4xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<4xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<4xf8E4M3FNUZ>) -> (tensor<4xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E4M3FNUZ>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<[0.25, 0.25, -0.25, -1.0]> : tensor<4xf64>
    func.return
  }
}
