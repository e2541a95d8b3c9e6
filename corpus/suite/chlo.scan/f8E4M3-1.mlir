// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-0.25, 0.75, 0.5], [0.75, -1.0, -0.75], [-1.0, -0.75, 0.75]], [[0.25, 1.0, -0.75], [-0.75, 0.25, 1.0], [-0.25, -1.0, 1.0]]]> : tensor<2x3x3xf8E4M3>]'
// RUN: : @program
// chlo.scan on f8E4M3, exact values
//   N: low + 1
//   L: low
//   n: more
//   dimension: low + 1
//   S: rank 2
//   S: rank 3+
//   S: has 1
//   T: rank 1
//   T: rank 2
//   T: has 1
//   E: f8E4M3
//   F: f8E4M3
//   scan_dim_size: absent
//   is_reverse: true
//   is_associative: given
//   is_associative: false
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [0.0,0.0,0.0,-0.25,-0.25,-0.25,-0.75,-0.75,-0.75]
// legal 0 1: [-3.0,-1.0,0.0,-3.0,-1.0,0.0,-3.0,-1.0,0.0,-2.0,3.0,4.0,-2.0,3.0,4.0,-2.0,3.0,4.0,-3.0,2.0,4.0,-3.0,2.0,4.0,-3.0,2.0,4.0]
// legal 0 2: [-1.0,-1.0,0.75,-1.0,-1.0,0.75,-1.0,-1.0,0.75]

module {
func.func @program(%arg0: tensor<2x3x3xf8E4M3>) -> (tensor<3x3xf8E4M3>, tensor<3x3x3xf8E4M3>, tensor<1x3x3xf8E4M3>) {
  %0 = stablehlo.constant dense<[[[[0.25], [0.0]], [[0.25], [0.0]], [[0.0], [-0.25]]], [[[1.0], [0.0]], [[-0.25], [0.75]], [[0.0], [0.0]]], [[[0.5], [1.0]], [[-0.25], [0.0]], [[1.0], [0.75]]], [[[0.0], [0.0]], [[0.75], [0.0]], [[0.75], [0.0]]], [[[-0.75], [0.0]], [[0.0], [-0.75]], [[0.75], [0.0]]]]> : tensor<5x3x2x1xf8E4M3>
  %1, %2, %3 = chlo.scan(%0, %arg0) inits () dimension=1 attributes {is_reverse = true, is_associative = false} {
  ^bb0(%4: tensor<5x2x1xf8E4M3>, %5: tensor<2x3xf8E4M3>):
    %6 = stablehlo.constant dense<[[-1.0, -1.0, 0.75]]> : tensor<1x3xf8E4M3>
    %7 = stablehlo.constant dense<[[-3.0, -1.0, 0.0], [-2.0, 3.0, 4.0], [-3.0, 2.0, 4.0]]> : tensor<3x3xf8E4M3>
    %8 = stablehlo.constant dense<[0.0, -0.25, -0.75]> : tensor<3xf8E4M3>
    stablehlo.return %6, %7, %8 : tensor<1x3xf8E4M3>, tensor<3x3xf8E4M3>, tensor<3xf8E4M3>
  } : (tensor<5x3x2x1xf8E4M3>, tensor<2x3x3xf8E4M3>) -> (tensor<1x3x3xf8E4M3>, tensor<3x3x3xf8E4M3>, tensor<3x3xf8E4M3>)
  return %3, %2, %1 : tensor<3x3xf8E4M3>, tensor<3x3x3xf8E4M3>, tensor<1x3x3xf8E4M3>
}

  func.func @main(%input0: tensor<2x3x3xf8E4M3>) {
    %r:3 = func.call @program(%input0) : (tensor<2x3x3xf8E4M3>) -> (tensor<3x3xf8E4M3>, tensor<3x3x3xf8E4M3>, tensor<1x3x3xf8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<3x3xf8E4M3>) -> tensor<3x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x3xf64>) -> tensor<3x3xi64>
    check.expect_eq_const %v1, dense<[[0, 0, 0], [-4625196817309499392, -4625196817309499392, -4625196817309499392], [-4618441417868443648, -4618441417868443648, -4618441417868443648]]> : tensor<3x3xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<3x3x3xf8E4M3>) -> tensor<3x3x3xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<3x3x3xf64>) -> tensor<3x3x3xi64>
    check.expect_eq_const %v3, dense<[[[-4609434218613702656, -4616189618054758400, 0], [-4609434218613702656, -4616189618054758400, 0], [-4609434218613702656, -4616189618054758400, 0]], [[-4611686018427387904, 4613937818241073152, 4616189618054758400], [-4611686018427387904, 4613937818241073152, 4616189618054758400], [-4611686018427387904, 4613937818241073152, 4616189618054758400]], [[-4609434218613702656, 4611686018427387904, 4616189618054758400], [-4609434218613702656, 4611686018427387904, 4616189618054758400], [-4609434218613702656, 4611686018427387904, 4616189618054758400]]]> : tensor<3x3x3xi64>
    %v4 = stablehlo.convert %r#2 : (tensor<1x3x3xf8E4M3>) -> tensor<1x3x3xf64>
    check.expect_eq_const %v4, dense<[[[-1.0, -1.0, 0.75], [-1.0, -1.0, 0.75], [-1.0, -1.0, 0.75]]]> : tensor<1x3x3xf64>
    func.return
  }
}
