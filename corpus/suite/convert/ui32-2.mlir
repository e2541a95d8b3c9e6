// RUN: stablehlo-translate --interpret %s --args='[dense<[5, 6, 5, 1]> : tensor<4xui32>]'
// RUN: : @program
// stablehlo.convert on ui32, exact values
//   S: rank 1
//   E: ui32
//   F: i1
// legal 0 0: [true,true,true,true]

module {
func.func @program(%arg0: tensor<4xui32>) -> tensor<4xi1> {
  %0 = stablehlo.convert %arg0 : (tensor<4xui32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

  func.func @main(%input0: tensor<4xui32>) {
    %r = func.call @program(%input0) : (tensor<4xui32>) -> (tensor<4xi1>)
    check.expect_eq_const %r, dense<true> : tensor<4xi1>
    func.return
  }
}
