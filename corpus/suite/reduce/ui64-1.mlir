// RUN: stablehlo-translate --interpret %s --args='[dense<[[1], [3], [7], [3]]> : tensor<4x1xui64>, dense<[[3], [16], [2], [7]]> : tensor<4x1xui8>]'
// RUN: : @program
// stablehlo.reduce on ui64, exact values
//   N: low + 1
//   D: rank 0
//   S: rank 2
//   S: has 1
//   E: ui8
//   E: ui64
//   F: ui8
//   F: ui64
//   dimensions: empty
// legal 0 0: [3,16,2,7]
// legal 0 1: [1,3,7,3]

module {
func.func @program(%arg0: tensor<4x1xui64>, %arg1: tensor<4x1xui8>) -> (tensor<4x1xui8>, tensor<4x1xui64>) {
  %0 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %1 = stablehlo.constant dense<0> : tensor<ui8>
  %2, %3 = stablehlo.reduce(%arg0 init: %0), (%arg1 init: %1) across dimensions = [] : (tensor<4x1xui64>, tensor<4x1xui8>, tensor<ui64>, tensor<ui8>) -> (tensor<4x1xui64>, tensor<4x1xui8>) reducer(%4: tensor<ui64>, %6: tensor<ui64>) (%5: tensor<ui8>, %7: tensor<ui8>) {
    %8 = stablehlo.minimum %4, %6 : tensor<ui64>
    %9 = stablehlo.or %5, %7 : tensor<ui8>
    stablehlo.return %8, %9 : tensor<ui64>, tensor<ui8>
  }
  return %3, %2 : tensor<4x1xui8>, tensor<4x1xui64>
}

  func.func @main(%input0: tensor<4x1xui64>, %input1: tensor<4x1xui8>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<4x1xui64>, tensor<4x1xui8>) -> (tensor<4x1xui8>, tensor<4x1xui64>)
    check.expect_eq_const %r#0, dense<[[3], [16], [2], [7]]> : tensor<4x1xui8>
    check.expect_eq_const %r#1, dense<[[1], [3], [7], [3]]> : tensor<4x1xui64>
    func.return
  }
}
