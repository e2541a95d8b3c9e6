// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<> : tensor<3x2x1x0xi8>, dense<> : tensor<5x3x3x0xi8>, dense<[5, 4, -9]> : tensor<3xi8>, dense<[0, 64, 0]> : tensor<3xi8>]'
// RUN: : @program
// chlo.scan on i8, exact values
//   N: low + 1
//   n: 0
//   S: rank 3+
//   S: has 1
//   T: rank 3+
//   T: has 0
//   T: has 1
//   E: i8
//   F: i8
//   C: more
//   scan_dim_size: absent
//   is_reverse: false
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [0,64,0]
// legal 0 1: [5,4,-9]
// legal 0 2: []
// legal 0 3: []
// legal 0 4: []

module {
func.func @program(%arg0: tensor<3x2x1x0xi8>, %arg1: tensor<5x3x3x0xi8>, %arg2: tensor<3xi8>, %arg3: tensor<3xi8>) -> (tensor<3xi8>, tensor<3xi8>, tensor<1x1x5x0xi8>, tensor<5x5x1x0xi8>, tensor<3x5x0x0xi8>) {
  %0, %1, %2, %3, %4 = chlo.scan(%arg0, %arg1) inits (%arg2, %arg3) dimension=3 {
  ^bb0(%5: tensor<3x2x1xi8>, %6: tensor<5x3x3xi8>, %7: tensor<3xi8>, %8: tensor<3xi8>):
    %9 = stablehlo.constant dense<> : tensor<3x5x0xi8>
    %10 = stablehlo.constant dense<[[[-4], [-9], [-8], [1], [1]], [[6], [-4], [-8], [-6], [-2]], [[-8], [-1], [9], [7], [4]], [[-6], [-8], [-1], [4], [-6]], [[-1], [2], [-5], [5], [5]]]> : tensor<5x5x1xi8>
    %11 = stablehlo.constant dense<[[[-127, 127, 0, 76, -125]]]> : tensor<1x1x5xi8>
    %12 = stablehlo.constant dense<[-128, -127, -12]> : tensor<3xi8>
    stablehlo.return %9, %10, %11, %7, %12 : tensor<3x5x0xi8>, tensor<5x5x1xi8>, tensor<1x1x5xi8>, tensor<3xi8>, tensor<3xi8>
  } : (tensor<3x2x1x0xi8>, tensor<5x3x3x0xi8>, tensor<3xi8>, tensor<3xi8>) -> (tensor<3x5x0x0xi8>, tensor<5x5x1x0xi8>, tensor<1x1x5x0xi8>, tensor<3xi8>, tensor<3xi8>)
  return %4, %3, %2, %1, %0 : tensor<3xi8>, tensor<3xi8>, tensor<1x1x5x0xi8>, tensor<5x5x1x0xi8>, tensor<3x5x0x0xi8>
}

  func.func @main(%input0: tensor<3x2x1x0xi8>, %input1: tensor<5x3x3x0xi8>, %input2: tensor<3xi8>, %input3: tensor<3xi8>) {
    %r:5 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<3x2x1x0xi8>, tensor<5x3x3x0xi8>, tensor<3xi8>, tensor<3xi8>) -> (tensor<3xi8>, tensor<3xi8>, tensor<1x1x5x0xi8>, tensor<5x5x1x0xi8>, tensor<3x5x0x0xi8>)
    check.expect_eq_const %r#0, dense<[0, 64, 0]> : tensor<3xi8>
    check.expect_eq_const %r#1, dense<[5, 4, -9]> : tensor<3xi8>
    func.return
  }
}
