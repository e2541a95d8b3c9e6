// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[8.0, 2.0, 8.0, 8.0]> : tensor<4xf8E8M0FNU>, dense<[2.0]> : tensor<1xf8E8M0FNU>]'
// RUN: : @program
// chlo.broadcast_compare on f8E8M0FNU, exact values
//   A: rank 1
//   m: low + 1
//   E: f8E8M0FNU
//   broadcast_dimensions: absent
//   comparison_direction: EQ
//   compare_type: absent
//   B: alternative 2 (otherwise)
// legal 0 0: [false,true,false,false]

module {
func.func @program(%arg0: tensor<4xf8E8M0FNU>, %arg1: tensor<1xf8E8M0FNU>) -> tensor<4xi1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction EQ>} : (tensor<4xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

  func.func @main(%input0: tensor<4xf8E8M0FNU>, %input1: tensor<1xf8E8M0FNU>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> (tensor<4xi1>)
    check.expect_eq_const %r, dense<[false, true, false, false]> : tensor<4xi1>
    func.return
  }
}
