// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0]> : tensor<1xi32>]'
// RUN: : @program
// chlo.broadcast_or on i32, special values
//   A: rank 1
//   A: has 1
//   m: low
//   E: i32
//   broadcast_dimensions: absent
// legal 0 0: [128]

module {
func.func @program(%arg0: tensor<1xi32>) -> tensor<1xi32> {
  %0 = stablehlo.constant dense<128> : tensor<i32>
  %1 = chlo.broadcast_or %arg0, %0 : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
  return %1 : tensor<1xi32>
}

  func.func @main(%input0: tensor<1xi32>) {
    %r = func.call @program(%input0) : (tensor<1xi32>) -> (tensor<1xi32>)
    check.expect_eq_const %r, dense<128> : tensor<1xi32>
    func.return
  }
}
