// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<> : tensor<0x1x4x2xf32>, dense<[[[-1.0e-45, 0x7FC00000, 0xFF800000, 0.6255422, -2.6775422], [0.35908034, 0xFFC00000, -3.4028235e+38, 0.706751, -1.8126496], [-0.5, 1.0, -1.1754944e-38, 0xFFC00000, 0.86304295]]]> : tensor<1x3x5xf32>]'
// RUN: : @program
// chlo.scan on f32, special values
//   N: low
//   M: low
//   L: low + 1
//   n: 1
//   dimension: low + 1
//   S: rank 3+
//   S: has 0
//   T: rank 1
//   E: f32
//   F: f32
//   C: more
//   scan_dim_size: absent
//   is_reverse: false
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [-1.401298464324817e-45,"nan","-inf",0.6255422234535217,-2.677542209625244,0.35908034443855286,"nan",-3.4028234663852886e+38,0.7067509889602661,-1.8126496076583862,-0.5,1.0,-1.1754943508222875e-38,"nan",0.863042950630188]
// legal 0 1: [7.0,0.0,2.0]

module {
func.func @program(%arg0: tensor<0x1x4x2xf32>, %arg1: tensor<1x3x5xf32>) -> (tensor<1x3x5xf32>, tensor<3x1xf32>) {
  %0, %1 = chlo.scan(%arg0) inits (%arg1) dimension=1 {
  ^bb0(%2: tensor<0x4x2xf32>, %3: tensor<1x3x5xf32>):
    %4 = stablehlo.constant dense<[7.0, 0.0, 2.0]> : tensor<3xf32>
    stablehlo.return %4, %3 : tensor<3xf32>, tensor<1x3x5xf32>
  } : (tensor<0x1x4x2xf32>, tensor<1x3x5xf32>) -> (tensor<3x1xf32>, tensor<1x3x5xf32>)
  return %1, %0 : tensor<1x3x5xf32>, tensor<3x1xf32>
}

  func.func @main(%input0: tensor<0x1x4x2xf32>, %input1: tensor<1x3x5xf32>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<0x1x4x2xf32>, tensor<1x3x5xf32>) -> (tensor<1x3x5xf32>, tensor<3x1xf32>)
    %v0 = stablehlo.convert %r#0 : (tensor<1x3x5xf32>) -> tensor<1x3x5xf64>
    %v1 = stablehlo.constant dense<[[[-1.401298464324817e-45, 0xFFF0000000000000, 0xFFF0000000000000, 0.6255422234535217, -2.677542209625244], [0.35908034443855286, 0xFFF0000000000000, -3.4028234663852886e+38, 0.7067509889602661, -1.8126496076583862], [-0.5, 1.0, -1.1754943508222875e-38, 0xFFF0000000000000, 0.863042950630188]]]> : tensor<1x3x5xf64>
    %v2 = stablehlo.constant dense<[[[-1.401298464324817e-45, 0x7FF0000000000000, 0x7FF0000000000000, 0.6255422234535217, -2.677542209625244], [0.35908034443855286, 0x7FF0000000000000, -3.4028234663852886e+38, 0.7067509889602661, -1.8126496076583862], [-0.5, 1.0, -1.1754943508222875e-38, 0x7FF0000000000000, 0.863042950630188]]]> : tensor<1x3x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x3x5xf64>, tensor<1x3x5xf64>) -> tensor<1x3x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x3x5xf64>, tensor<1x3x5xf64>) -> tensor<1x3x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x3x5xi1>
    %v6 = stablehlo.constant dense<[[[false, true, false, false, false], [false, true, false, false, false], [false, false, false, true, false]]]> : tensor<1x3x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x3x5xf64>, tensor<1x3x5xf64>) -> tensor<1x3x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x3x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x3x5xi1>
    %v10 = stablehlo.constant dense<[[[false, false, true, false, false], [false, false, false, false, false], [false, false, false, false, false]]]> : tensor<1x3x5xi1>
    %v11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x3x5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x3x5xf64>, tensor<1x3x5xf64>) -> tensor<1x3x5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x3x5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x3x5xi1>
    check.expect_eq_const %v14, dense<true> : tensor<1x3x5xi1>
    %v15 = stablehlo.convert %r#1 : (tensor<3x1xf32>) -> tensor<3x1xf64>
    %v16 = stablehlo.bitcast_convert %v15 : (tensor<3x1xf64>) -> tensor<3x1xi64>
    check.expect_eq_const %v16, dense<[[4619567317775286272], [0], [4611686018427387904]]> : tensor<3x1xi64>
    func.return
  }
}
