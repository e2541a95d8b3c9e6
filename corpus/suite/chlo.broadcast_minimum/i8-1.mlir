// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[0, 2, 35, 2]]]> : tensor<1x1x4xi8>, dense<[[-127], [-1], [0], [2]]> : tensor<4x1xi8>]'
// RUN: : @program
// chlo.broadcast_minimum on i8, special values
//   A: rank 3+
//   A: has 1
//   E: i8
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [-127,-127,-127,-127,-1,-1,-1,-1,0,0,0,0,0,2,2,2]

module {
func.func @program(%arg0: tensor<1x1x4xi8>, %arg1: tensor<4x1xi8>) -> tensor<4x1x4xi8> {
  %0 = chlo.broadcast_minimum %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x1x4xi8>, tensor<4x1xi8>) -> tensor<4x1x4xi8>
  return %0 : tensor<4x1x4xi8>
}

  func.func @main(%input0: tensor<1x1x4xi8>, %input1: tensor<4x1xi8>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x1x4xi8>, tensor<4x1xi8>) -> (tensor<4x1x4xi8>)
    check.expect_eq_const %r, dense<[[[-127, -127, -127, -127]], [[-1, -1, -1, -1]], [[0, 0, 0, 0]], [[0, 2, 2, 2]]]> : tensor<4x1x4xi8>
    func.return
  }
}
