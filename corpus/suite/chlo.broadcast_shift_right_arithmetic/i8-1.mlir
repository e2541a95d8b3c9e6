// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[6], [6]]> : tensor<2x1xi8>, dense<[[2, -1], [0, 0]]> : tensor<2x2xi8>]'
// RUN: : @program
// chlo.broadcast_shift_right_arithmetic on i8, exact values
//   A: rank 2
//   A: has 1
//   E: i8
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [1,null,6,6]

module {
func.func @program(%arg0: tensor<2x1xi8>, %arg1: tensor<2x2xi8>) -> tensor<2x2xi8> {
  %0 = chlo.broadcast_shift_right_arithmetic %arg0, %arg1 : (tensor<2x1xi8>, tensor<2x2xi8>) -> tensor<2x2xi8>
  return %0 : tensor<2x2xi8>
}

  func.func @main(%input0: tensor<2x1xi8>, %input1: tensor<2x2xi8>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1xi8>, tensor<2x2xi8>) -> (tensor<2x2xi8>)
    %v0 = stablehlo.constant dense<[[1, 127], [6, 6]]> : tensor<2x2xi8>
    %v1 = stablehlo.constant dense<[[1, -128], [6, 6]]> : tensor<2x2xi8>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x2xi1>
    %v5 = stablehlo.constant dense<[[false, true], [false, false]]> : tensor<2x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x2xi1>
    func.return
  }
}
