// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<8.0> : tensor<f8E8M0FNU>]'
// RUN: : @program
// chlo.is_pos_inf on f8E8M0FNU, exact values
//   S: rank 0
//   E: f8E8M0FNU
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>) -> tensor<i1> {
  %0 = chlo.is_pos_inf %arg0 : tensor<f8E8M0FNU> -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<f8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<f8E8M0FNU>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
