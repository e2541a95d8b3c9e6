// RUN: stablehlo-translate --interpret %s --args='[dense<[0.4663086, 0.74121094, 9.1953125]> : tensor<3xf16>]'
// RUN: : @program
// stablehlo.sort on f16, envelope values
//   N: low
//   S: rank 1
//   E: f16
//   dimension: low
//   is_stable: false
// legal 0 0: [9.1953125,0.7412109375,0.46630859375]

module {
func.func @program(%arg0: tensor<3xf16>) -> tensor<3xf16> {
  %0 = "stablehlo.sort"(%arg0) ({
  ^bb0(%1: tensor<f16>, %2: tensor<f16>):
    %3 = stablehlo.compare GT, %1, %2 : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }) : (tensor<3xf16>) -> tensor<3xf16>
  return %0 : tensor<3xf16>
}

  func.func @main(%input0: tensor<3xf16>) {
    %r = func.call @program(%input0) : (tensor<3xf16>) -> (tensor<3xf16>)
    %v0 = stablehlo.convert %r : (tensor<3xf16>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[9.1953125, 0.7412109375, 0.46630859375]> : tensor<3xf64>
    func.return
  }
}
