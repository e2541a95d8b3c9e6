// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<> : tensor<3x0x2xf16>, dense<[[-1.0, 65504.0, -4.2539062, -0.5, 0xFC00], [-1.1660156, -0.26611328, 0xFC00, 3.9902344, 65504.0], [0xFC00, 0xFE00, 1.9824219, -5.1328125, 0x7C00]]> : tensor<3x5xf16>, dense<[-3.0390625, -0.0, -0.0]> : tensor<3xf16>]'
// RUN: : @program
// chlo.scan on f16, special values
//   N: low
//   M: low
//   n: 0
//   dimension: low + 1
//   S: rank 2
//   T: rank 1
//   E: f16
//   F: f16
//   C: more
//   scan_dim_size: absent
//   is_reverse: false
//   is_associative: given
//   is_associative: false
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [-3.0390625,-0.0,-0.0]
// legal 0 1: [-1.0,65504.0,-4.25390625,-0.5,"-inf",-1.166015625,-0.26611328125,"-inf",3.990234375,65504.0,"-inf","nan",1.982421875,-5.1328125,"inf"]
// legal 0 2: []

module {
func.func @program(%arg0: tensor<3x0x2xf16>, %arg1: tensor<3x5xf16>, %arg2: tensor<3xf16>) -> (tensor<3xf16>, tensor<3x5xf16>, tensor<2x0xf16>) {
  %0, %1, %2 = chlo.scan(%arg0) inits (%arg1, %arg2) dimension=1 attributes {is_associative = false} {
  ^bb0(%3: tensor<3x2xf16>, %4: tensor<3x5xf16>, %5: tensor<3xf16>):
    %6 = stablehlo.constant dense<[7.0, 7.0]> : tensor<2xf16>
    %7 = stablehlo.constant dense<[[5.0, -2.0, 0.0, -8.0, 2.0], [-6.0, 6.0, -4.0, -7.0, -8.0], [-3.0, 6.0, 4.0, -1.0, -4.0]]> : tensor<3x5xf16>
    stablehlo.return %6, %7, %5 : tensor<2xf16>, tensor<3x5xf16>, tensor<3xf16>
  } : (tensor<3x0x2xf16>, tensor<3x5xf16>, tensor<3xf16>) -> (tensor<2x0xf16>, tensor<3x5xf16>, tensor<3xf16>)
  return %2, %1, %0 : tensor<3xf16>, tensor<3x5xf16>, tensor<2x0xf16>
}

  func.func @main(%input0: tensor<3x0x2xf16>, %input1: tensor<3x5xf16>, %input2: tensor<3xf16>) {
    %r:3 = func.call @program(%input0, %input1, %input2) : (tensor<3x0x2xf16>, tensor<3x5xf16>, tensor<3xf16>) -> (tensor<3xf16>, tensor<3x5xf16>, tensor<2x0xf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<3xf16>) -> tensor<3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v1, dense<[-4609346257683480576, -9223372036854775808, -9223372036854775808]> : tensor<3xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<3x5xf16>) -> tensor<3x5xf64>
    %v3 = stablehlo.constant dense<[[-1.0, 65504.0, -4.25390625, -0.5, 0xFFF0000000000000], [-1.166015625, -0.26611328125, 0xFFF0000000000000, 3.990234375, 65504.0], [0xFFF0000000000000, 0xFFF0000000000000, 1.982421875, -5.1328125, 0xFFF0000000000000]]> : tensor<3x5xf64>
    %v4 = stablehlo.constant dense<[[-1.0, 65504.0, -4.25390625, -0.5, 0x7FF0000000000000], [-1.166015625, -0.26611328125, 0x7FF0000000000000, 3.990234375, 65504.0], [0x7FF0000000000000, 0x7FF0000000000000, 1.982421875, -5.1328125, 0x7FF0000000000000]]> : tensor<3x5xf64>
    %v5 = stablehlo.compare GE, %v2, %v4, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v6 = stablehlo.compare LE, %v2, %v3, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v7 = stablehlo.and %v5, %v6 : tensor<3x5xi1>
    %v8 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, false], [false, true, false, false, false]]> : tensor<3x5xi1>
    %v9 = stablehlo.compare NE, %v2, %v2, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v10 = stablehlo.and %v9, %v8 : tensor<3x5xi1>
    %v11 = stablehlo.or %v7, %v10 : tensor<3x5xi1>
    %v12 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, true]]> : tensor<3x5xi1>
    %v13 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x5xf64>
    %v14 = stablehlo.compare EQ, %v2, %v13, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v15 = stablehlo.and %v14, %v12 : tensor<3x5xi1>
    %v16 = stablehlo.or %v11, %v15 : tensor<3x5xi1>
    %v17 = stablehlo.constant dense<[[false, false, false, false, true], [false, false, true, false, false], [true, false, false, false, false]]> : tensor<3x5xi1>
    %v18 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x5xf64>
    %v19 = stablehlo.compare EQ, %v2, %v18, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v20 = stablehlo.and %v19, %v17 : tensor<3x5xi1>
    %v21 = stablehlo.or %v16, %v20 : tensor<3x5xi1>
    check.expect_eq_const %v21, dense<true> : tensor<3x5xi1>
    func.return
  }
}
