// RUN: stablehlo-translate --interpret %s --args='[dense<[1, 1, 0, 1, 1]> : tensor<5xui2>]'
// RUN: : @program
// stablehlo.convert on ui2, envelope values
//   S: rank 1
//   E: ui2
//   F: ui2
// legal 0 0: [1,1,0,1,1]

module {
func.func @program(%arg0: tensor<5xui2>) -> tensor<5xui2> {
  %0 = stablehlo.convert %arg0 : tensor<5xui2>
  return %0 : tensor<5xui2>
}

  func.func @main(%input0: tensor<5xui2>) {
    %r = func.call @program(%input0) : (tensor<5xui2>) -> (tensor<5xui2>)
    check.expect_eq_const %r, dense<[1, 1, 0, 1, 1]> : tensor<5xui2>
    func.return
  }
}
