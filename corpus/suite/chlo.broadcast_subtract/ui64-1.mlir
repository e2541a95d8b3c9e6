// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[2, 4, 5, 6, 3]]> : tensor<1x5xui64>]'
// RUN: : @program
// chlo.broadcast_subtract on ui64, envelope values
//   A: rank 2
//   E: ui64
//   broadcast_dimensions: absent
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [1,2,0,0,5,3,5,3,null,6,0,null,null,0,0,0,null,2,null,3,3,2,4,0,5]

module {
func.func @program(%arg0: tensor<1x5xui64>) -> tensor<5x5xui64> {
  %0 = stablehlo.constant dense<[[3, 6, 5, 6, 8], [5, 9, 8, 2, 9], [2, 1, 1, 6, 3], [2, 3, 7, 1, 6], [5, 6, 9, 6, 8]]> : tensor<5x5xui64>
  %1 = chlo.broadcast_subtract %0, %arg0 : (tensor<5x5xui64>, tensor<1x5xui64>) -> tensor<5x5xui64>
  return %1 : tensor<5x5xui64>
}

  func.func @main(%input0: tensor<1x5xui64>) {
    %r = func.call @program(%input0) : (tensor<1x5xui64>) -> (tensor<5x5xui64>)
    %v0 = stablehlo.constant dense<[[1, 2, 0, 0, 5], [3, 5, 3, 18446744073709551615, 6], [0, 18446744073709551615, 18446744073709551615, 0, 0], [0, 18446744073709551615, 2, 18446744073709551615, 3], [3, 2, 4, 0, 5]]> : tensor<5x5xui64>
    %v1 = stablehlo.constant dense<[[1, 2, 0, 0, 5], [3, 5, 3, 0, 6], [0, 0, 0, 0, 0], [0, 0, 2, 0, 3], [3, 2, 4, 0, 5]]> : tensor<5x5xui64>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<5x5xui64>, tensor<5x5xui64>) -> tensor<5x5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<5x5xui64>, tensor<5x5xui64>) -> tensor<5x5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x5xi1>
    %v5 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, true, false], [false, true, true, false, false], [false, true, false, true, false], [false, false, false, false, false]]> : tensor<5x5xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<5x5xi1>
    check.expect_eq_const %v6, dense<true> : tensor<5x5xi1>
    func.return
  }
}
