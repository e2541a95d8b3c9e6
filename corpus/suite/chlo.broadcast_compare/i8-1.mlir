// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-92]> : tensor<1xi8>]'
// RUN: : @program
// chlo.broadcast_compare on i8, exact values
//   A: rank 1
//   A: has 1
//   m: low
//   E: i8
//   broadcast_dimensions: absent
//   comparison_direction: LE
//   compare_type: absent
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<1xi8>) -> tensor<1xi1> {
  %0 = stablehlo.constant dense<3> : tensor<i8>
  %1 = chlo.broadcast_compare %arg0, %0 {comparison_direction = #chlo<comparison_direction LE>} : (tensor<1xi8>, tensor<i8>) -> tensor<1xi1>
  return %1 : tensor<1xi1>
}

  func.func @main(%input0: tensor<1xi8>) {
    %r = func.call @program(%input0) : (tensor<1xi8>) -> (tensor<1xi1>)
    check.expect_eq_const %r, dense<true> : tensor<1xi1>
    func.return
  }
}
