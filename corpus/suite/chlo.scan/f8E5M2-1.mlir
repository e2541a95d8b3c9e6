// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[0.5, -0.25, 0.0]], [[0.25, 0.0, 0.25]], [[-0.5, 0.25, 0.25]]]> : tensor<3x1x3xf8E5M2>, dense<[0.0, 1.0, 1.0]> : tensor<3xf8E5M2>, dense<[[-1.0, 0.0]]> : tensor<1x2xf8E5M2>]'
// RUN: : @program
// chlo.scan on f8E5M2, exact values
//   N: low
//   M: low + 1
//   n: 1
//   dimension: low + 1
//   S: rank 2
//   T: rank 1
//   T: rank 2
//   T: has 0
//   T: has 1
//   E: f8E5M2
//   F: i16
//   C: more
//   scan_dim_size: given
//   scan_dim_size: low
//   is_reverse: true
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [-1.0,0.0]
// legal 0 1: [0.0,1.0,1.0]
// legal 0 2: [-32767,-1,-32767,32767,30440]
// legal 0 3: []

module {
func.func @program(%arg0: tensor<3x1x3xf8E5M2>, %arg1: tensor<3xf8E5M2>, %arg2: tensor<1x2xf8E5M2>) -> (tensor<1x2xf8E5M2>, tensor<3xf8E5M2>, tensor<5x1xi16>, tensor<0x1x1xi16>) {
  %0, %1, %2, %3 = chlo.scan(%arg0) inits (%arg1, %arg2) dimension=1 attributes {scan_dim_size = 1 : i64, is_reverse = true} {
  ^bb0(%4: tensor<3x3xf8E5M2>, %5: tensor<3xf8E5M2>, %6: tensor<1x2xf8E5M2>):
    %7 = stablehlo.constant dense<> : tensor<0x1xi16>
    %8 = stablehlo.constant dense<[-32767, -1, -32767, 32767, 30440]> : tensor<5xi16>
    stablehlo.return %7, %8, %5, %6 : tensor<0x1xi16>, tensor<5xi16>, tensor<3xf8E5M2>, tensor<1x2xf8E5M2>
  } : (tensor<3x1x3xf8E5M2>, tensor<3xf8E5M2>, tensor<1x2xf8E5M2>) -> (tensor<0x1x1xi16>, tensor<5x1xi16>, tensor<3xf8E5M2>, tensor<1x2xf8E5M2>)
  return %3, %2, %1, %0 : tensor<1x2xf8E5M2>, tensor<3xf8E5M2>, tensor<5x1xi16>, tensor<0x1x1xi16>
}

  func.func @main(%input0: tensor<3x1x3xf8E5M2>, %input1: tensor<3xf8E5M2>, %input2: tensor<1x2xf8E5M2>) {
    %r:4 = func.call @program(%input0, %input1, %input2) : (tensor<3x1x3xf8E5M2>, tensor<3xf8E5M2>, tensor<1x2xf8E5M2>) -> (tensor<1x2xf8E5M2>, tensor<3xf8E5M2>, tensor<5x1xi16>, tensor<0x1x1xi16>)
    %v0 = stablehlo.convert %r#0 : (tensor<1x2xf8E5M2>) -> tensor<1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x2xf64>) -> tensor<1x2xi64>
    check.expect_eq_const %v1, dense<[[-4616189618054758400, 0]]> : tensor<1x2xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<3xf8E5M2>) -> tensor<3xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v3, dense<[0, 4607182418800017408, 4607182418800017408]> : tensor<3xi64>
    check.expect_eq_const %r#2, dense<[[-32767], [-1], [-32767], [32767], [30440]]> : tensor<5x1xi16>
    func.return
  }
}
