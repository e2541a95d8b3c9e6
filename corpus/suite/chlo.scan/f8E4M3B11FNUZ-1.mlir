// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[-4.0, 0.0]], [[-2.0, -2.0]], [[2.0, 4.0]], [[4.0, -2.0]], [[4.0, 1.0]]], [[[4.0, -1.0]], [[-4.0, -3.0]], [[2.0, 3.0]], [[-3.0, -3.0]], [[-3.0, -2.0]]], [[[-4.0, 4.0]], [[4.0, -2.0]], [[-3.0, -4.0]], [[-3.0, -4.0]], [[2.0, 1.0]]], [[[2.0, 4.0]], [[-3.0, 2.0]], [[-4.0, 4.0]], [[0.0, 4.0]], [[-1.0, 3.0]]]]> : tensor<4x5x1x2xf8E4M3B11FNUZ>, dense<[[[[0.5]], [[0.0]], [[0.0]], [[-0.25]], [[-0.25]]], [[[-0.5]], [[0.0]], [[-0.5]], [[-0.5]], [[0.5]]], [[[-0.25]], [[1.0]], [[-0.75]], [[-0.75]], [[0.0]]], [[[0.0]], [[-0.5]], [[0.75]], [[0.0]], [[0x80]]]]> : tensor<4x5x1x1xf8E4M3B11FNUZ>, dense<[[[[-2.0, -1.0, 1.0, -2.0, -2.0]], [[4.0, -2.0, 3.0, 3.0, 4.0]], [[0.0, -3.0, 3.0, -3.0, 0.0]]], [[[4.0, -3.0, -2.0, -4.0, 4.0]], [[-4.0, 2.0, 1.0, 1.0, 4.0]], [[1.0, 1.0, -1.0, -1.0, 4.0]]]]> : tensor<2x3x1x5xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.scan on f8E4M3B11FNUZ, exact values
//   L: low
//   n: 1
//   S: rank 3+
//   S: has 1
//   T: rank 2
//   T: rank 3+
//   T: has 0
//   T: has 1
//   E: f8E4M3B11FNUZ
//   F: f8E4M3B11FNUZ
//   scan_dim_size: given
//   scan_dim_size: low
//   is_reverse: true
//   is_associative: given
//   is_associative: false
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [-1.0,[0.0,0.0],0.25,0.25,1.0,0.25,0.75,0.25,0.25,1.0,0.25,-1.0,-0.5,1.0,-0.5]
// legal 0 1: []
// legal 0 2: [0.25,-1.0,-0.5,-1.0,0.5]
// legal 0 3: [[0.0,0.0],-2.0,[0.0,0.0],-0.5,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],-1.0,[0.0,0.0],[0.0,0.0],-1.0,1.5,[0.0,0.0],[0.0,0.0],[0.0,0.0],-2.0,[0.0,0.0],1.5,[0.0,0.0],-0.5,[0.0,0.0],1.5,2.0]

module {
func.func @program(%arg0: tensor<4x5x1x2xf8E4M3B11FNUZ>, %arg1: tensor<4x5x1x1xf8E4M3B11FNUZ>, %arg2: tensor<2x3x1x5xf8E4M3B11FNUZ>) -> (tensor<3x5x1x1xf8E4M3B11FNUZ>, tensor<5x0x1x3xf8E4M3B11FNUZ>, tensor<1x5x1xf8E4M3B11FNUZ>, tensor<5x5x1xf8E4M3B11FNUZ>) {
  %0 = stablehlo.constant dense<[[[[1.0, 3.0, 2.0]], [[2.0, 4.0, -3.0]], [[0.0, -3.0, -1.0]]], [[[-1.0, 2.0, -1.0]], [[-3.0, -2.0, -3.0]], [[-1.0, 2.0, 4.0]]], [[[-3.0, 0.0, 3.0]], [[-2.0, -3.0, -4.0]], [[3.0, -2.0, 4.0]]], [[[0.0, -1.0, -2.0]], [[-1.0, 3.0, 3.0]], [[0.0, 4.0, 0.0]]], [[[1.0, 3.0, -3.0]], [[-3.0, 0.0, 1.0]], [[2.0, 0.0, 3.0]]]]> : tensor<5x3x1x3xf8E4M3B11FNUZ>
  %1, %2, %3, %4 = chlo.scan(%arg0, %0, %arg1, %arg2) inits () dimension=2 attributes {scan_dim_size = 1 : i64, is_reverse = true, is_associative = false} {
  ^bb0(%5: tensor<4x5x2xf8E4M3B11FNUZ>, %6: tensor<5x3x3xf8E4M3B11FNUZ>, %7: tensor<4x5x1xf8E4M3B11FNUZ>, %8: tensor<2x3x5xf8E4M3B11FNUZ>):
    %9 = stablehlo.constant dense<[[0.0, -2.0, 0.0, -0.5, 0.0], [0.0, 0.0, 0.0, 0.0, -1.0], [0.0, 0.0, -1.0, 1.5, 0.0], [0.0, 0.0, -2.0, 0.0, 1.5], [0.0, -0.5, 0.0, 1.5, 2.0]]> : tensor<5x5xf8E4M3B11FNUZ>
    %10 = stablehlo.constant dense<[[0.25, -1.0, -0.5, -1.0, 0.5]]> : tensor<1x5xf8E4M3B11FNUZ>
    %11 = stablehlo.constant dense<> : tensor<5x0x3xf8E4M3B11FNUZ>
    %12 = stablehlo.constant dense<[[[-1.0], [0.0], [0.25], [0.25], [1.0]], [[0.25], [0.75], [0.25], [0.25], [1.0]], [[0.25], [-1.0], [-0.5], [1.0], [-0.5]]]> : tensor<3x5x1xf8E4M3B11FNUZ>
    stablehlo.return %9, %10, %11, %12 : tensor<5x5xf8E4M3B11FNUZ>, tensor<1x5xf8E4M3B11FNUZ>, tensor<5x0x3xf8E4M3B11FNUZ>, tensor<3x5x1xf8E4M3B11FNUZ>
  } : (tensor<4x5x1x2xf8E4M3B11FNUZ>, tensor<5x3x1x3xf8E4M3B11FNUZ>, tensor<4x5x1x1xf8E4M3B11FNUZ>, tensor<2x3x1x5xf8E4M3B11FNUZ>) -> (tensor<5x5x1xf8E4M3B11FNUZ>, tensor<1x5x1xf8E4M3B11FNUZ>, tensor<5x0x1x3xf8E4M3B11FNUZ>, tensor<3x5x1x1xf8E4M3B11FNUZ>)
  return %4, %3, %2, %1 : tensor<3x5x1x1xf8E4M3B11FNUZ>, tensor<5x0x1x3xf8E4M3B11FNUZ>, tensor<1x5x1xf8E4M3B11FNUZ>, tensor<5x5x1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<4x5x1x2xf8E4M3B11FNUZ>, %input1: tensor<4x5x1x1xf8E4M3B11FNUZ>, %input2: tensor<2x3x1x5xf8E4M3B11FNUZ>) {
    %r:4 = func.call @program(%input0, %input1, %input2) : (tensor<4x5x1x2xf8E4M3B11FNUZ>, tensor<4x5x1x1xf8E4M3B11FNUZ>, tensor<2x3x1x5xf8E4M3B11FNUZ>) -> (tensor<3x5x1x1xf8E4M3B11FNUZ>, tensor<5x0x1x3xf8E4M3B11FNUZ>, tensor<1x5x1xf8E4M3B11FNUZ>, tensor<5x5x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<3x5x1x1xf8E4M3B11FNUZ>) -> tensor<3x5x1x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x5x1x1xf64>) -> tensor<3x5x1x1xi64>
    check.expect_eq_const %v1, dense<[[[[-4616189618054758400]], [[0]], [[4598175219545276416]], [[4598175219545276416]], [[4607182418800017408]]], [[[4598175219545276416]], [[4604930618986332160]], [[4598175219545276416]], [[4598175219545276416]], [[4607182418800017408]]], [[[4598175219545276416]], [[-4616189618054758400]], [[-4620693217682128896]], [[4607182418800017408]], [[-4620693217682128896]]]]> : tensor<3x5x1x1xi64>
    %v2 = stablehlo.convert %r#2 : (tensor<1x5x1xf8E4M3B11FNUZ>) -> tensor<1x5x1xf64>
    check.expect_eq_const %v2, dense<[[[0.25], [-1.0], [-0.5], [-1.0], [0.5]]]> : tensor<1x5x1xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<5x5x1xf8E4M3B11FNUZ>) -> tensor<5x5x1xf64>
    %v4 = stablehlo.bitcast_convert %v3 : (tensor<5x5x1xf64>) -> tensor<5x5x1xi64>
    check.expect_eq_const %v4, dense<[[[0], [-4611686018427387904], [0], [-4620693217682128896], [0]], [[0], [0], [0], [0], [-4616189618054758400]], [[0], [0], [-4616189618054758400], [4609434218613702656], [0]], [[0], [0], [-4611686018427387904], [0], [4609434218613702656]], [[0], [-4620693217682128896], [0], [4609434218613702656], [4611686018427387904]]]> : tensor<5x5x1xi64>
    func.return
  }
}
