// RUN: stablehlo-translate --interpret %s --args='[dense<[[2], [4], [0], [-3]]> : tensor<4x1xi16>]'
// RUN: : @program
// stablehlo.reduce on i16, exact values
//   N: low + 1
//   D: rank 1
//   D: has 1
//   S: rank 1
//   E: i16
//   F: i16
//   dimensions: one
// legal 0 0: [2,4,0,-3]
// legal 0 1: [0,-5,-5,-3]

module {
func.func @program(%arg0: tensor<4x1xi16>) -> (tensor<4xi16>, tensor<4xi16>) {
  %0 = stablehlo.constant dense<[[0], [-5], [-5], [-3]]> : tensor<4x1xi16>
  %1 = stablehlo.constant dense<0> : tensor<i16>
  %2 = stablehlo.constant dense<0> : tensor<i16>
  %3, %4 = stablehlo.reduce(%0 init: %1), (%arg0 init: %2) across dimensions = [1] : (tensor<4x1xi16>, tensor<4x1xi16>, tensor<i16>, tensor<i16>) -> (tensor<4xi16>, tensor<4xi16>) reducer(%5: tensor<i16>, %7: tensor<i16>) (%6: tensor<i16>, %8: tensor<i16>) {
    %9 = stablehlo.xor %5, %7 : tensor<i16>
    %10 = stablehlo.add %6, %8 : tensor<i16>
    stablehlo.return %9, %10 : tensor<i16>, tensor<i16>
  }
  return %4, %3 : tensor<4xi16>, tensor<4xi16>
}

  func.func @main(%input0: tensor<4x1xi16>) {
    %r:2 = func.call @program(%input0) : (tensor<4x1xi16>) -> (tensor<4xi16>, tensor<4xi16>)
    check.expect_eq_const %r#0, dense<[2, 4, 0, -3]> : tensor<4xi16>
    check.expect_eq_const %r#1, dense<[0, -5, -5, -3]> : tensor<4xi16>
    func.return
  }
}
