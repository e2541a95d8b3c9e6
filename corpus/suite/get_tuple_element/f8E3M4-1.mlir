// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[2.0], [4.0], [4.0], [-3.0]], [[2.0], [-4.0], [2.0], [-2.0]], [[-1.0], [2.0], [-3.0], [0.0]], [[1.0], [3.0], [3.0], [4.0]]], [[[0.0], [1.0], [3.0], [-3.0]], [[-1.0], [-4.0], [3.0], [2.0]], [[0.0], [-2.0], [2.0], [2.0]], [[-4.0], [-1.0], [2.0], [-3.0]]], [[[-3.0], [-3.0], [-3.0], [0.0]], [[2.0], [0.0], [-2.0], [3.0]], [[-3.0], [0.0], [4.0], [1.0]], [[-1.0], [-3.0], [-2.0], [-1.0]]]]> : tensor<3x4x4x1xf8E3M4>, dense<[0.0, 1.0, -1.5, 0.0]> : tensor<4xf8E3M4>, dense<[[[-4.0, 0.0, 0.0], [4.0, -2.0, 0.0], [1.0, 0.0, 2.0]]]> : tensor<1x3x3xf8E3M4>, dense<[0.0, -0.5]> : tensor<2xf8E3M4>]'
// RUN: : @program
// stablehlo.get_tuple_element on f8E3M4, exact values
//   N: low
//   N: low + 1
//   T: tensor
//   T: token
//   T: tuple
//   index: low
//   index: low + 1
//   index: high
// legal 0 0: [-4.0,0.0,0.0,4.0,-2.0,0.0,1.0,0.0,2.0]

module {
func.func @program(%arg0: tensor<3x4x4x1xf8E3M4>, %arg1: tensor<4xf8E3M4>, %arg2: tensor<1x3x3xf8E3M4>, %arg3: tensor<2xf8E3M4>) -> tensor<1x3x3xf8E3M4> {
  %0 = stablehlo.after_all  : !stablehlo.token
  %1 = stablehlo.tuple %arg0, %0 : tuple<tensor<3x4x4x1xf8E3M4>, !stablehlo.token>
  %2 = stablehlo.get_tuple_element %1[1] : (tuple<tensor<3x4x4x1xf8E3M4>, !stablehlo.token>) -> !stablehlo.token
  %3 = stablehlo.tuple %2 : tuple<!stablehlo.token>
  %4 = stablehlo.tuple %3, %arg1 : tuple<tuple<!stablehlo.token>, tensor<4xf8E3M4>>
  %5 = stablehlo.tuple %4, %arg2, %arg3 : tuple<tuple<tuple<!stablehlo.token>, tensor<4xf8E3M4>>, tensor<1x3x3xf8E3M4>, tensor<2xf8E3M4>>
  %6 = stablehlo.get_tuple_element %5[1] : (tuple<tuple<tuple<!stablehlo.token>, tensor<4xf8E3M4>>, tensor<1x3x3xf8E3M4>, tensor<2xf8E3M4>>) -> tensor<1x3x3xf8E3M4>
  return %6 : tensor<1x3x3xf8E3M4>
}

  func.func @main(%input0: tensor<3x4x4x1xf8E3M4>, %input1: tensor<4xf8E3M4>, %input2: tensor<1x3x3xf8E3M4>, %input3: tensor<2xf8E3M4>) {
    %r = func.call @program(%input0, %input1, %input2, %input3) : (tensor<3x4x4x1xf8E3M4>, tensor<4xf8E3M4>, tensor<1x3x3xf8E3M4>, tensor<2xf8E3M4>) -> (tensor<1x3x3xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1x3x3xf8E3M4>) -> tensor<1x3x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x3x3xf64>) -> tensor<1x3x3xi64>
    check.expect_eq_const %v1, dense<[[[-4607182418800017408, 0, 0], [4616189618054758400, -4611686018427387904, 0], [4607182418800017408, 0, 4611686018427387904]]]> : tensor<1x3x3xi64>
    func.return
  }
}
