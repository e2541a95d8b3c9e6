// RUN: stablehlo-translate --interpret %s --args='[dense<[[[9, 1], [0, 3]], [[6, 7], [5, 8]]]> : tensor<2x2x2xui32>, dense<[[[1, 33], [1, 1]], [[33, 4294967295], [32, 1]]]> : tensor<2x2x2xui32>]'
// RUN: : @program
// stablehlo.shift_left on ui32, envelope values
//   S: rank 3+
//   E: ui32
// legal 0 0: [18,null,0,6,null,null,null,16]

module {
func.func @program(%arg0: tensor<2x2x2xui32>, %arg1: tensor<2x2x2xui32>) -> tensor<2x2x2xui32> {
  %0 = stablehlo.shift_left %arg0, %arg1 : tensor<2x2x2xui32>
  return %0 : tensor<2x2x2xui32>
}

  func.func @main(%input0: tensor<2x2x2xui32>, %input1: tensor<2x2x2xui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2x2xui32>, tensor<2x2x2xui32>) -> (tensor<2x2x2xui32>)
    %v0 = stablehlo.constant dense<[[[18, 4294967295], [0, 6]], [[4294967295, 4294967295], [4294967295, 16]]]> : tensor<2x2x2xui32>
    %v1 = stablehlo.constant dense<[[[18, 0], [0, 6]], [[0, 0], [0, 16]]]> : tensor<2x2x2xui32>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x2x2xui32>, tensor<2x2x2xui32>) -> tensor<2x2x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x2x2xui32>, tensor<2x2x2xui32>) -> tensor<2x2x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x2x2xi1>
    %v5 = stablehlo.constant dense<[[[false, true], [false, false]], [[true, true], [true, false]]]> : tensor<2x2x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x2x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x2x2xi1>
    func.return
  }
}
