// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[8.0]], [[0.125]]]> : tensor<2x1x1xf8E8M0FNU>]'
// RUN: : @program
// chlo.is_inf on f8E8M0FNU, envelope values
//   S: rank 3+
//   S: has 1
//   E: f8E8M0FNU
// legal 0 0: [false,false]

module {
func.func @program(%arg0: tensor<2x1x1xf8E8M0FNU>) -> tensor<2x1x1xi1> {
  %0 = chlo.is_inf %arg0 : tensor<2x1x1xf8E8M0FNU> -> tensor<2x1x1xi1>
  return %0 : tensor<2x1x1xi1>
}

  func.func @main(%input0: tensor<2x1x1xf8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<2x1x1xf8E8M0FNU>) -> (tensor<2x1x1xi1>)
    check.expect_eq_const %r, dense<false> : tensor<2x1x1xi1>
    func.return
  }
}
