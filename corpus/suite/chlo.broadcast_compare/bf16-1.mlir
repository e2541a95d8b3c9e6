// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-2.0]> : tensor<1xbf16>, dense<-1.5> : tensor<bf16>]'
// RUN: : @program
// chlo.broadcast_compare on bf16, exact values
//   A: rank 1
//   A: has 1
//   m: low
//   E: bf16
//   broadcast_dimensions: absent
//   comparison_direction: GT
//   compare_type: given
//   compare_type: FLOAT
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<1xbf16>, %arg1: tensor<bf16>) -> tensor<1xi1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction GT>, compare_type = #chlo<comparison_type FLOAT>} : (tensor<1xbf16>, tensor<bf16>) -> tensor<1xi1>
  return %0 : tensor<1xi1>
}

  func.func @main(%input0: tensor<1xbf16>, %input1: tensor<bf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xbf16>, tensor<bf16>) -> (tensor<1xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1xi1>
    func.return
  }
}
