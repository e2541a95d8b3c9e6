// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-1.0, 1.0], [-1.0, 1.0], [-0.5, 1.0]], [[-0.5, -1.0], [1.0, 0.5], [0.0, 1.0]], [[0.5, -0.5], [0.0, 1.0], [1.0, 0.5]], [[-0.5, -1.0], [-1.0, -0.5], [1.0, 1.0]], [[1.0, 1.0], [0.0, 0.5], [-0.5, 0.5]]]> : tensor<5x3x2xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.scan on f8E5M2FNUZ, exact values
//   N: low + 1
//   M: low
//   L: low + 1
//   n: more
//   dimension: low + 1
//   S: rank 2
//   S: rank 3+
//   S: has 1
//   T: rank 1
//   T: has 1
//   E: f8E5M2FNUZ
//   F: f8E5M2FNUZ
//   C: more
//   scan_dim_size: given
//   scan_dim_size: low
//   is_reverse: true
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [-0.5,1.0,0.5,-0.5,-0.5,[0.0,0.0],0.5,-1.0,0.5,1.0,-1.0,1.0,-0.5,-1.0,-0.5,0.5,-1.0,1.0,[0.0,0.0],1.0,0.5,[0.0,0.0],-1.0,0.5,-0.5,1.0,-0.5]
// legal 0 1: [[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<5x3x2xf8E5M2FNUZ>) -> (tensor<3x3x3x1xf8E5M2FNUZ>, tensor<1x3xf8E5M2FNUZ>) {
  %0 = stablehlo.constant dense<[[[[0.0], [-2.0], [-1.0]], [[-1.0], [-1.0], [-2.0]], [[2.0], [-2.0], [-2.0]]], [[[0.0], [1.0], [-1.0]], [[-1.0], [2.0], [-2.0]], [[-1.0], [-1.0], [2.0]]], [[[0.0], [0.0], [-1.0]], [[2.0], [-2.0], [-2.0]], [[2.0], [0.0], [-2.0]]], [[[0.0], [2.0], [2.0]], [[1.0], [2.0], [0.0]], [[2.0], [1.0], [0.0]]], [[[0.0], [1.0], [-1.0]], [[-2.0], [2.0], [-2.0]], [[0.0], [-2.0], [2.0]]]]> : tensor<5x3x3x1xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[[[-0.5], [1.0], [0.5]], [[-0.5], [-0.5], [0.0]], [[0.5], [-1.0], [0.5]]], [[[1.0], [-1.0], [1.0]], [[-0.5], [-1.0], [-0.5]], [[0.5], [-1.0], [1.0]]], [[[0.0], [1.0], [0.5]], [[0.0], [-1.0], [0.5]], [[-0.5], [1.0], [-0.5]]]]> : tensor<3x3x3x1xf8E5M2FNUZ>
  %2, %3 = chlo.scan(%arg0, %0) inits (%1) dimension=1 attributes {scan_dim_size = 3 : i64, is_reverse = true} {
  ^bb0(%4: tensor<5x2xf8E5M2FNUZ>, %5: tensor<5x3x1xf8E5M2FNUZ>, %6: tensor<3x3x3x1xf8E5M2FNUZ>):
    %7 = stablehlo.constant dense<[0.0]> : tensor<1xf8E5M2FNUZ>
    stablehlo.return %7, %6 : tensor<1xf8E5M2FNUZ>, tensor<3x3x3x1xf8E5M2FNUZ>
  } : (tensor<5x3x2xf8E5M2FNUZ>, tensor<5x3x3x1xf8E5M2FNUZ>, tensor<3x3x3x1xf8E5M2FNUZ>) -> (tensor<1x3xf8E5M2FNUZ>, tensor<3x3x3x1xf8E5M2FNUZ>)
  return %3, %2 : tensor<3x3x3x1xf8E5M2FNUZ>, tensor<1x3xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<5x3x2xf8E5M2FNUZ>) {
    %r:2 = func.call @program(%input0) : (tensor<5x3x2xf8E5M2FNUZ>) -> (tensor<3x3x3x1xf8E5M2FNUZ>, tensor<1x3xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<3x3x3x1xf8E5M2FNUZ>) -> tensor<3x3x3x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x3x3x1xf64>) -> tensor<3x3x3x1xi64>
    check.expect_eq_const %v1, dense<[[[[-4620693217682128896], [4607182418800017408], [4602678819172646912]], [[-4620693217682128896], [-4620693217682128896], [0]], [[4602678819172646912], [-4616189618054758400], [4602678819172646912]]], [[[4607182418800017408], [-4616189618054758400], [4607182418800017408]], [[-4620693217682128896], [-4616189618054758400], [-4620693217682128896]], [[4602678819172646912], [-4616189618054758400], [4607182418800017408]]], [[[0], [4607182418800017408], [4602678819172646912]], [[0], [-4616189618054758400], [4602678819172646912]], [[-4620693217682128896], [4607182418800017408], [-4620693217682128896]]]]> : tensor<3x3x3x1xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<1x3xf8E5M2FNUZ>) -> tensor<1x3xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<1x3xf64>) -> tensor<1x3xi64>
    check.expect_eq_const %v3, dense<0> : tensor<1x3xi64>
    func.return
  }
}
