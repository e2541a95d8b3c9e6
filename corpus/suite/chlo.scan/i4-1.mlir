// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<> : tensor<0x5x2xi4>, dense<[[[[1, 5], [5, -5]], [[-3, 5], [1, -6]], [[1, -1], [-3, 3]], [[0, 6], [-6, 0]], [[-1, -3], [-4, 6]]], [[[3, -1], [7, -4]], [[4, 1], [3, -4]], [[-7, 2], [3, 1]], [[-4, 1], [-2, 5]], [[3, 2], [0, -1]]]]> : tensor<2x5x2x2xi4>, dense<-7> : tensor<i4>, dense<[[1, 5], [1, -4], [-4, 4], [5, 0], [-4, 3]]> : tensor<5x2xi4>]'
// RUN: : @program
// chlo.scan on i4, exact values
//   M: low + 1
//   n: more
//   dimension: low + 1
//   S: rank 2
//   S: rank 3+
//   S: has 0
//   S: has 1
//   T: rank 1
//   T: rank 3+
//   T: has 1
//   E: i4
//   F: i4
//   C: rank 0
//   C: more
//   scan_dim_size: absent
//   is_reverse: true
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [-8,2,4,4,0,3,1,0,7,2]
// legal 0 1: [-7]
// legal 0 2: [3,5,3,5,3,5,3,5,3,5,5,0,5,0,5,0,5,0,5,0,2,-2,2,-2,2,-2,2,-2,2,-2,0,4,0,4,0,4,0,4,0,4]
// legal 0 3: [2,2,2,2,2,1,1,1,1,1]

module {
func.func @program(%arg0: tensor<0x5x2xi4>, %arg1: tensor<2x5x2x2xi4>, %arg2: tensor<i4>, %arg3: tensor<5x2xi4>) -> (tensor<5x2xi4>, tensor<i4>, tensor<4x5x2x1xi4>, tensor<2x5xi4>) {
  %0 = stablehlo.constant dense<[[[[0], [7], [5], [1]], [[-3], [-1], [0], [-8]], [[-4], [-7], [4], [2]], [[4], [-1], [-2], [1]], [[7], [7], [2], [-2]]], [[[-1], [2], [7], [-7]], [[-3], [-2], [-8], [4]], [[7], [-8], [-1], [0]], [[2], [-2], [2], [-1]], [[4], [0], [2], [5]]]]> : tensor<2x5x4x1xi4>
  %1, %2, %3, %4 = chlo.scan(%arg0, %arg1, %0) inits (%arg2, %arg3) dimension=1 attributes {is_reverse = true} {
  ^bb0(%5: tensor<0x2xi4>, %6: tensor<2x2x2xi4>, %7: tensor<2x4x1xi4>, %8: tensor<i4>, %9: tensor<5x2xi4>):
    %10 = stablehlo.constant dense<[2, 1]> : tensor<2xi4>
    %11 = stablehlo.constant dense<[[[3], [5]], [[5], [0]], [[2], [-2]], [[0], [4]]]> : tensor<4x2x1xi4>
    %12 = stablehlo.maximum %8, %8 : tensor<i4>
    %13 = stablehlo.constant dense<[[-8, 2], [4, 4], [0, 3], [1, 0], [7, 2]]> : tensor<5x2xi4>
    stablehlo.return %10, %11, %12, %13 : tensor<2xi4>, tensor<4x2x1xi4>, tensor<i4>, tensor<5x2xi4>
  } : (tensor<0x5x2xi4>, tensor<2x5x2x2xi4>, tensor<2x5x4x1xi4>, tensor<i4>, tensor<5x2xi4>) -> (tensor<2x5xi4>, tensor<4x5x2x1xi4>, tensor<i4>, tensor<5x2xi4>)
  return %4, %3, %2, %1 : tensor<5x2xi4>, tensor<i4>, tensor<4x5x2x1xi4>, tensor<2x5xi4>
}

  func.func @main(%input0: tensor<0x5x2xi4>, %input1: tensor<2x5x2x2xi4>, %input2: tensor<i4>, %input3: tensor<5x2xi4>) {
    %r:4 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<0x5x2xi4>, tensor<2x5x2x2xi4>, tensor<i4>, tensor<5x2xi4>) -> (tensor<5x2xi4>, tensor<i4>, tensor<4x5x2x1xi4>, tensor<2x5xi4>)
    check.expect_eq_const %r#0, dense<[[-8, 2], [4, 4], [0, 3], [1, 0], [7, 2]]> : tensor<5x2xi4>
    check.expect_eq_const %r#1, dense<-7> : tensor<i4>
    check.expect_eq_const %r#2, dense<[[[[3], [5]], [[3], [5]], [[3], [5]], [[3], [5]], [[3], [5]]], [[[5], [0]], [[5], [0]], [[5], [0]], [[5], [0]], [[5], [0]]], [[[2], [-2]], [[2], [-2]], [[2], [-2]], [[2], [-2]], [[2], [-2]]], [[[0], [4]], [[0], [4]], [[0], [4]], [[0], [4]], [[0], [4]]]]> : tensor<4x5x2x1xi4>
    check.expect_eq_const %r#3, dense<[[2, 2, 2, 2, 2], [1, 1, 1, 1, 1]]> : tensor<2x5xi4>
    func.return
  }
}
