// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-2147483648, 7], [1, -6], [2147483647, -2147483648], [4, 0]], [[3, 3], [-7, 0], [-1, 1], [3, -3]], [[1, 1073741824], [6, 9], [2, 8], [-6, -5]], [[-2147483648, 2147483647], [1073741824, 4], [1, 1073741824], [1073741824, -3]], [[-1, -1], [-2147483648, -5], [7, 9], [-8, 5]]]> : tensor<5x4x2xi32>, dense<[[1.1771917e-06, -0.0072631836, -66060288.0, -220200960.0], [2.4659766e+30, -1.2823875e-10, -30932992.0, -1.1771917e-06]]> : tensor<2x4xbf16>, dense<[[[[-3.7792969, 3462.0, 11.453125, 0.7949219]], [[-8.65625, 0.18041992, 5.4921875, 1.0058594]], [[-1.5322266, 0.6635742, -7.65625, 1803.0]], [[0.0015830994, -0.27026367, -13.9609375, 8.015625]]]]> : tensor<1x4x1x4xf16>, dense<[[[[1449984.0, -5.155802e-06, 4.3655746e-09, -5.125]], [[160768.0, -893386752.0, 4259840.0, 1.618173e-08]], [[-1.5777218e-29, -774144.0, 1.796875, 0.00078582764]], [[65.0, 6.824732e-06, -17.0, -51712.0]]]]> : tensor<1x4x1x4xbf16>, dense<[1.0, 0.3125]> : tensor<2xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.scan on i32, special values
//   n: more
//   dimension: low + 1
//   S: rank 1
//   S: rank 2
//   S: rank 3+
//   S: has 1
//   T: rank 1
//   T: rank 2
//   T: rank 3+
//   T: has 1
//   E: i32
//   E: f16
//   E: bf16
//   F: f16
//   F: bf16
//   F: f8E5M2FNUZ
//   C: more
//   scan_dim_size: given
//   scan_dim_size: low
//   is_reverse: false
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [-6,5,7,4]
// legal 0 1: [1.0,0.3125]
// legal 0 2: [0.0,-4.0,5.0,0.0,-4.0,5.0,0.0,-4.0,5.0,0.0,-4.0,5.0,8.0,0.0,1.0,8.0,0.0,1.0,8.0,0.0,1.0,8.0,0.0,1.0,-8.0,6.0,8.0,-8.0,6.0,8.0,-8.0,6.0,8.0,-8.0,6.0,8.0,-2.0,2.0,-5.0,-2.0,2.0,-5.0,-2.0,2.0,-5.0,-2.0,2.0,-5.0]
// legal 0 3: [0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]
// legal 0 4: [2.0,2.0,2.0,2.0,-1.0,-1.0,-1.0,-1.0,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],-1.0,-1.0,-1.0,-1.0]

module {
func.func @program(%arg0: tensor<5x4x2xi32>, %arg1: tensor<2x4xbf16>, %arg2: tensor<1x4x1x4xf16>, %arg3: tensor<1x4x1x4xbf16>, %arg4: tensor<2xf8E5M2FNUZ>) -> (tensor<1x4xi32>, tensor<2xf8E5M2FNUZ>, tensor<4x4x3xf16>, tensor<1x4x1x3xbf16>, tensor<4x4xf8E5M2FNUZ>) {
  %0 = stablehlo.constant dense<[[1, 2, 2046051152, 1202803589]]> : tensor<1x4xi32>
  %1, %2, %3, %4, %5 = chlo.scan(%arg0, %arg1, %arg2, %arg3) inits (%arg4, %0) dimension=1 attributes {scan_dim_size = 4 : i64} {
  ^bb0(%6: tensor<5x2xi32>, %7: tensor<2xbf16>, %8: tensor<1x1x4xf16>, %9: tensor<1x1x4xbf16>, %10: tensor<2xf8E5M2FNUZ>, %11: tensor<1x4xi32>):
    %12 = stablehlo.constant dense<[2.0, -1.0, 0.0, -1.0]> : tensor<4xf8E5M2FNUZ>
    %13 = stablehlo.constant dense<[[[0.0, 0.0, 0.0]]]> : tensor<1x1x3xbf16>
    %14 = stablehlo.constant dense<[[0.0, -4.0, 5.0], [8.0, 0.0, 1.0], [-8.0, 6.0, 8.0], [-2.0, 2.0, -5.0]]> : tensor<4x3xf16>
    %15 = stablehlo.constant dense<[[-6, 5, 7, 4]]> : tensor<1x4xi32>
    stablehlo.return %12, %13, %14, %10, %15 : tensor<4xf8E5M2FNUZ>, tensor<1x1x3xbf16>, tensor<4x3xf16>, tensor<2xf8E5M2FNUZ>, tensor<1x4xi32>
  } : (tensor<5x4x2xi32>, tensor<2x4xbf16>, tensor<1x4x1x4xf16>, tensor<1x4x1x4xbf16>, tensor<2xf8E5M2FNUZ>, tensor<1x4xi32>) -> (tensor<4x4xf8E5M2FNUZ>, tensor<1x4x1x3xbf16>, tensor<4x4x3xf16>, tensor<2xf8E5M2FNUZ>, tensor<1x4xi32>)
  return %5, %4, %3, %2, %1 : tensor<1x4xi32>, tensor<2xf8E5M2FNUZ>, tensor<4x4x3xf16>, tensor<1x4x1x3xbf16>, tensor<4x4xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<5x4x2xi32>, %input1: tensor<2x4xbf16>, %input2: tensor<1x4x1x4xf16>, %input3: tensor<1x4x1x4xbf16>, %input4: tensor<2xf8E5M2FNUZ>) {
    %r:5 = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<5x4x2xi32>, tensor<2x4xbf16>, tensor<1x4x1x4xf16>, tensor<1x4x1x4xbf16>, tensor<2xf8E5M2FNUZ>) -> (tensor<1x4xi32>, tensor<2xf8E5M2FNUZ>, tensor<4x4x3xf16>, tensor<1x4x1x3xbf16>, tensor<4x4xf8E5M2FNUZ>)
    check.expect_eq_const %r#0, dense<[[-6, 5, 7, 4]]> : tensor<1x4xi32>
    %v0 = stablehlo.convert %r#1 : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[1.0, 0.3125]> : tensor<2xf64>
    %v1 = stablehlo.convert %r#2 : (tensor<4x4x3xf16>) -> tensor<4x4x3xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<4x4x3xf64>) -> tensor<4x4x3xi64>
    check.expect_eq_const %v2, dense<[[[0, -4607182418800017408, 4617315517961601024], [0, -4607182418800017408, 4617315517961601024], [0, -4607182418800017408, 4617315517961601024], [0, -4607182418800017408, 4617315517961601024]], [[4620693217682128896, 0, 4607182418800017408], [4620693217682128896, 0, 4607182418800017408], [4620693217682128896, 0, 4607182418800017408], [4620693217682128896, 0, 4607182418800017408]], [[-4602678819172646912, 4618441417868443648, 4620693217682128896], [-4602678819172646912, 4618441417868443648, 4620693217682128896], [-4602678819172646912, 4618441417868443648, 4620693217682128896], [-4602678819172646912, 4618441417868443648, 4620693217682128896]], [[-4611686018427387904, 4611686018427387904, -4606056518893174784], [-4611686018427387904, 4611686018427387904, -4606056518893174784], [-4611686018427387904, 4611686018427387904, -4606056518893174784], [-4611686018427387904, 4611686018427387904, -4606056518893174784]]]> : tensor<4x4x3xi64>
    %v3 = stablehlo.convert %r#3 : (tensor<1x4x1x3xbf16>) -> tensor<1x4x1x3xf64>
    %v4 = stablehlo.bitcast_convert %v3 : (tensor<1x4x1x3xf64>) -> tensor<1x4x1x3xi64>
    check.expect_eq_const %v4, dense<0> : tensor<1x4x1x3xi64>
    %v5 = stablehlo.convert %r#4 : (tensor<4x4xf8E5M2FNUZ>) -> tensor<4x4xf64>
    %v6 = stablehlo.bitcast_convert %v5 : (tensor<4x4xf64>) -> tensor<4x4xi64>
    check.expect_eq_const %v6, dense<[[4611686018427387904, 4611686018427387904, 4611686018427387904, 4611686018427387904], [-4616189618054758400, -4616189618054758400, -4616189618054758400, -4616189618054758400], [0, 0, 0, 0], [-4616189618054758400, -4616189618054758400, -4616189618054758400, -4616189618054758400]]> : tensor<4x4xi64>
    func.return
  }
}
