// RUN: stablehlo-translate --interpret %s --args='[dense<[[6], [9]]> : tensor<2x1xi32>]'
// RUN: : @program
// stablehlo.dot on i32, envelope values
//   M: rank 0
//   N: rank 1
//   N: has 1
//   k: more
//   E: i32
//   F: i32
//   precision_config: absent
// legal 0 0: [30]

module {
func.func @program(%arg0: tensor<2x1xi32>) -> tensor<1xi32> {
  %0 = stablehlo.constant dense<[-4, 6]> : tensor<2xi32>
  %1 = stablehlo.dot %0, %arg0 : (tensor<2xi32>, tensor<2x1xi32>) -> tensor<1xi32>
  return %1 : tensor<1xi32>
}

  func.func @main(%input0: tensor<2x1xi32>) {
    %r = func.call @program(%input0) : (tensor<2x1xi32>) -> (tensor<1xi32>)
    check.expect_eq_const %r, dense<30> : tensor<1xi32>
    func.return
  }
}
