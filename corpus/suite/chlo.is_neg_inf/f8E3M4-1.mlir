// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0xF0, 0.0, 0.0, 0.0, 0.0]> : tensor<5xf8E3M4>]'
// RUN: : @program
// chlo.is_neg_inf on f8E3M4, exact values
//   S: rank 1
//   E: f8E3M4
// legal 0 0: [true,false,false,false,false]

module {
func.func @program(%arg0: tensor<5xf8E3M4>) -> tensor<5xi1> {
  %0 = chlo.is_neg_inf %arg0 : tensor<5xf8E3M4> -> tensor<5xi1>
  return %0 : tensor<5xi1>
}

  func.func @main(%input0: tensor<5xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<5xf8E3M4>) -> (tensor<5xi1>)
    check.expect_eq_const %r, dense<[true, false, false, false, false]> : tensor<5xi1>
    func.return
  }
}
