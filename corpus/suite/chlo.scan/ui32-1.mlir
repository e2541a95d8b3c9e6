// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[2, 7, 9], [8, 2, 1]], [[7, 9, 1], [1, 8, 4]], [[8, 3, 7], [2, 1, 3]], [[2, 5, 0], [8, 2, 8]]]> : tensor<4x2x3xui32>, dense<-1> : tensor<i32>]'
// RUN: : @program
// chlo.scan on ui32, envelope values
//   N: low
//   L: low + 1
//   n: more
//   S: rank 2
//   T: rank 2
//   T: rank 3+
//   T: has 1
//   E: ui32
//   F: i1
//   F: f8E5M2
//   C: rank 0
//   scan_dim_size: absent
//   is_reverse: true
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [1]
// legal 0 1: [false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,true,true,true,true,true,true,false,false,false,true,true,true,false,false,false,false,false,false,true,true,true,true,true,true]
// legal 0 2: [0.25,0.25,0.25,0.25,0.25,0.25,0.25,0.25,0.25,-0.5,-0.5,-0.5,-0.25,-0.25,-0.25]
// legal 0 3: [-0.5,-0.5,-0.5,0.0,0.0,0.0,1.0,1.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.5,0.5,0.5,0.0,0.0,0.0,0.0,0.0,0.0,1.0,1.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.5,0.5,0.5,0.0,0.0,0.0]

module {
func.func @program(%arg0: tensor<4x2x3xui32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<4x4x3xi1>, tensor<5x1x3xf8E5M2>, tensor<4x4x3x1xf8E5M2>) {
  %0, %1, %2, %3 = chlo.scan(%arg0) inits (%arg1) dimension=2 attributes {is_reverse = true} {
  ^bb0(%4: tensor<4x2xui32>, %5: tensor<i32>):
    %6 = stablehlo.constant dense<[[[-0.5], [0.0], [1.0], [0.0]], [[0.0], [0.0], [0.5], [0.0]], [[0.0], [1.0], [0.0], [0.0]], [[0.0], [0.0], [0.5], [0.0]]]> : tensor<4x4x1xf8E5M2>
    %7 = stablehlo.constant dense<[[0.25], [0.25], [0.25], [-0.5], [-0.25]]> : tensor<5x1xf8E5M2>
    %8 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [true, true, false, true], [false, false, true, true]]> : tensor<4x4xi1>
    %9 = stablehlo.multiply %5, %5 : tensor<i32>
    stablehlo.return %6, %7, %8, %9 : tensor<4x4x1xf8E5M2>, tensor<5x1xf8E5M2>, tensor<4x4xi1>, tensor<i32>
  } : (tensor<4x2x3xui32>, tensor<i32>) -> (tensor<4x4x3x1xf8E5M2>, tensor<5x1x3xf8E5M2>, tensor<4x4x3xi1>, tensor<i32>)
  return %3, %2, %1, %0 : tensor<i32>, tensor<4x4x3xi1>, tensor<5x1x3xf8E5M2>, tensor<4x4x3x1xf8E5M2>
}

  func.func @main(%input0: tensor<4x2x3xui32>, %input1: tensor<i32>) {
    %r:4 = func.call @program(%input0, %input1) : (tensor<4x2x3xui32>, tensor<i32>) -> (tensor<i32>, tensor<4x4x3xi1>, tensor<5x1x3xf8E5M2>, tensor<4x4x3x1xf8E5M2>)
    check.expect_eq_const %r#0, dense<1> : tensor<i32>
    check.expect_eq_const %r#1, dense<[[[false, false, false], [false, false, false], [false, false, false], [false, false, false]], [[false, false, false], [false, false, false], [false, false, false], [false, false, false]], [[true, true, true], [true, true, true], [false, false, false], [true, true, true]], [[false, false, false], [false, false, false], [true, true, true], [true, true, true]]]> : tensor<4x4x3xi1>
    %v0 = stablehlo.convert %r#2 : (tensor<5x1x3xf8E5M2>) -> tensor<5x1x3xf64>
    check.expect_eq_const %v0, dense<[[[0.25, 0.25, 0.25]], [[0.25, 0.25, 0.25]], [[0.25, 0.25, 0.25]], [[-0.5, -0.5, -0.5]], [[-0.25, -0.25, -0.25]]]> : tensor<5x1x3xf64>
    %v1 = stablehlo.convert %r#3 : (tensor<4x4x3x1xf8E5M2>) -> tensor<4x4x3x1xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<4x4x3x1xf64>) -> tensor<4x4x3x1xi64>
    check.expect_eq_const %v2, dense<[[[[-4620693217682128896], [-4620693217682128896], [-4620693217682128896]], [[0], [0], [0]], [[4607182418800017408], [4607182418800017408], [4607182418800017408]], [[0], [0], [0]]], [[[0], [0], [0]], [[0], [0], [0]], [[4602678819172646912], [4602678819172646912], [4602678819172646912]], [[0], [0], [0]]], [[[0], [0], [0]], [[4607182418800017408], [4607182418800017408], [4607182418800017408]], [[0], [0], [0]], [[0], [0], [0]]], [[[0], [0], [0]], [[0], [0], [0]], [[4602678819172646912], [4602678819172646912], [4602678819172646912]], [[0], [0], [0]]]]> : tensor<4x4x3x1xi64>
    func.return
  }
}
