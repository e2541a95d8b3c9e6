// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-2, 0]]> : tensor<1x2xi2>, dense<[[0, 0, 0, -1, 0]]> : tensor<1x5xi2>]'
// RUN: : @program
// chlo.scan on i2, exact values
//   L: low
//   n: 1
//   dimension: low
//   S: rank 1
//   S: rank 3+
//   S: has 1
//   T: rank 0
//   T: rank 3+
//   T: has 0
//   E: i2
//   F: i2
//   scan_dim_size: given
//   scan_dim_size: low
//   is_reverse: false
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [-1]
// legal 0 1: []
// legal 0 2: []

module {
func.func @program(%arg0: tensor<1x2xi2>, %arg1: tensor<1x5xi2>) -> (tensor<1xi2>, tensor<1x2x3x0xi2>, tensor<1x2x3x0xi2>) {
  %0 = stablehlo.constant dense<[[[[1], [1], [1]], [[-1], [0], [1]], [[0], [-1], [0]]]]> : tensor<1x3x3x1xi2>
  %1, %2, %3 = chlo.scan(%0, %arg0, %arg1) inits () dimension=0 attributes {scan_dim_size = 1 : i64} {
  ^bb0(%4: tensor<3x3x1xi2>, %5: tensor<2xi2>, %6: tensor<5xi2>):
    %7 = stablehlo.constant dense<> : tensor<2x3x0xi2>
    %8 = stablehlo.constant dense<> : tensor<2x3x0xi2>
    %9 = stablehlo.constant dense<-1> : tensor<i2>
    %10 = stablehlo.minimum %9, %9 : tensor<i2>
    stablehlo.return %7, %8, %10 : tensor<2x3x0xi2>, tensor<2x3x0xi2>, tensor<i2>
  } : (tensor<1x3x3x1xi2>, tensor<1x2xi2>, tensor<1x5xi2>) -> (tensor<1x2x3x0xi2>, tensor<1x2x3x0xi2>, tensor<1xi2>)
  return %3, %2, %1 : tensor<1xi2>, tensor<1x2x3x0xi2>, tensor<1x2x3x0xi2>
}

  func.func @main(%input0: tensor<1x2xi2>, %input1: tensor<1x5xi2>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<1x2xi2>, tensor<1x5xi2>) -> (tensor<1xi2>, tensor<1x2x3x0xi2>, tensor<1x2x3x0xi2>)
    check.expect_eq_const %r#0, dense<-1> : tensor<1xi2>
    func.return
  }
}
