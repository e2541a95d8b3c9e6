// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<127> : tensor<i8>, dense<[[8, 2, -1, 7]]> : tensor<1x4xi8>]'
// RUN: : @program
// chlo.broadcast_shift_right_logical on i8, exact values
//   A: rank 0
//   E: i8
//   broadcast_dimensions: absent
//   B: 1
//   B: more
// legal 0 0: [null,31,null,0]

module {
func.func @program(%arg0: tensor<i8>, %arg1: tensor<1x4xi8>) -> tensor<1x4xi8> {
  %0 = chlo.broadcast_shift_right_logical %arg0, %arg1 : (tensor<i8>, tensor<1x4xi8>) -> tensor<1x4xi8>
  return %0 : tensor<1x4xi8>
}

  func.func @main(%input0: tensor<i8>, %input1: tensor<1x4xi8>) {
    %r = func.call @program(%input0, %input1) : (tensor<i8>, tensor<1x4xi8>) -> (tensor<1x4xi8>)
    %v0 = stablehlo.constant dense<[[127, 31, 127, 0]]> : tensor<1x4xi8>
    %v1 = stablehlo.constant dense<[[-128, 31, -128, 0]]> : tensor<1x4xi8>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<1x4xi8>, tensor<1x4xi8>) -> tensor<1x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<1x4xi8>, tensor<1x4xi8>) -> tensor<1x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x4xi1>
    %v5 = stablehlo.constant dense<[[true, false, true, false]]> : tensor<1x4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<1x4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1x4xi1>
    func.return
  }
}
