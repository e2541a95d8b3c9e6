// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<1x0x3x2xui8>, dense<> : tensor<1x0x3x2xui8>, dense<> : tensor<1x0x3x2xui8>]'
// RUN: : @program
// stablehlo.reduce on ui8, special values
//   D: rank 3+
//   D: has 0
//   D: has 1
//   S: rank 0
//   E: ui8
//   F: ui8
//   dimensions: unordered
// legal 0 0: [1]
// legal 0 1: [0]
// legal 0 2: [0]

module {
func.func @program(%arg0: tensor<1x0x3x2xui8>, %arg1: tensor<1x0x3x2xui8>, %arg2: tensor<1x0x3x2xui8>) -> (tensor<ui8>, tensor<ui8>, tensor<ui8>) {
  %0 = stablehlo.constant dense<0> : tensor<ui8>
  %1 = stablehlo.constant dense<0> : tensor<ui8>
  %2 = stablehlo.constant dense<1> : tensor<ui8>
  %3, %4, %5 = stablehlo.reduce(%arg0 init: %0), (%arg1 init: %1), (%arg2 init: %2) across dimensions = [3, 2, 1, 0] : (tensor<1x0x3x2xui8>, tensor<1x0x3x2xui8>, tensor<1x0x3x2xui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> (tensor<ui8>, tensor<ui8>, tensor<ui8>) reducer(%6: tensor<ui8>, %9: tensor<ui8>) (%7: tensor<ui8>, %10: tensor<ui8>) (%8: tensor<ui8>, %11: tensor<ui8>) {
    %12 = stablehlo.add %6, %9 : tensor<ui8>
    %13 = stablehlo.xor %7, %10 : tensor<ui8>
    %14 = stablehlo.multiply %8, %11 : tensor<ui8>
    stablehlo.return %12, %13, %14 : tensor<ui8>, tensor<ui8>, tensor<ui8>
  }
  return %5, %4, %3 : tensor<ui8>, tensor<ui8>, tensor<ui8>
}

  func.func @main(%input0: tensor<1x0x3x2xui8>, %input1: tensor<1x0x3x2xui8>, %input2: tensor<1x0x3x2xui8>) {
    %r:3 = func.call @program(%input0, %input1, %input2) : (tensor<1x0x3x2xui8>, tensor<1x0x3x2xui8>, tensor<1x0x3x2xui8>) -> (tensor<ui8>, tensor<ui8>, tensor<ui8>)
    check.expect_eq_const %r#0, dense<1> : tensor<ui8>
    check.expect_eq_const %r#1, dense<0> : tensor<ui8>
    check.expect_eq_const %r#2, dense<0> : tensor<ui8>
    func.return
  }
}
