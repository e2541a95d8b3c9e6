// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[7631781180893815477, -9223372036854775807]]> : tensor<1x2xi64>]'
// RUN: : @program
// chlo.broadcast_compare on i64, exact values
//   A: rank 2
//   A: has 1
//   E: i64
//   broadcast_dimensions: absent
//   comparison_direction: EQ
//   compare_type: given
//   compare_type: SIGNED
//   B: 1
//   B: alternative 1 (otherwise)
// legal 0 0: [false,false]

module {
func.func @program(%arg0: tensor<1x2xi64>) -> tensor<1x2xi1> {
  %0 = stablehlo.constant dense<[[288230376151711744, -6]]> : tensor<1x2xi64>
  %1 = chlo.broadcast_compare %0, %arg0 {comparison_direction = #chlo<comparison_direction EQ>, compare_type = #chlo<comparison_type SIGNED>} : (tensor<1x2xi64>, tensor<1x2xi64>) -> tensor<1x2xi1>
  return %1 : tensor<1x2xi1>
}

  func.func @main(%input0: tensor<1x2xi64>) {
    %r = func.call @program(%input0) : (tensor<1x2xi64>) -> (tensor<1x2xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1x2xi1>
    func.return
  }
}
