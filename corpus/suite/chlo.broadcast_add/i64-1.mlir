// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-9223372036854775808, 6160261799523773820, 2, -9223372036854775807, 2], [8535683216434334435, -3902474012724625319, -812631351082315568, -677516851399470920, 4611686018427387904], [-795901207474271113, 8270457936468382258, 0, 1, 4611686018427387904]]> : tensor<3x5xi64>, dense<[[[1, 2, 9, 4611686018427387904, 2]]]> : tensor<1x1x5xi64>]'
// RUN: : @program
// chlo.broadcast_add on i64, special values
//   A: rank 2
//   E: i64
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: 1
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [-9223372036854775807,6160261799523773822,11,-4611686018427387903,4,8535683216434334436,-3902474012724625317,-812631351082315559,3934169167027916984,4611686018427387906,-795901207474271112,8270457936468382260,9,4611686018427387905,4611686018427387906]

module {
func.func @program(%arg0: tensor<3x5xi64>, %arg1: tensor<1x1x5xi64>) -> tensor<3x1x5xi64> {
  %0 = chlo.broadcast_add %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x5xi64>, tensor<1x1x5xi64>) -> tensor<3x1x5xi64>
  return %0 : tensor<3x1x5xi64>
}

  func.func @main(%input0: tensor<3x5xi64>, %input1: tensor<1x1x5xi64>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x5xi64>, tensor<1x1x5xi64>) -> (tensor<3x1x5xi64>)
    check.expect_eq_const %r, dense<[[[-9223372036854775807, 6160261799523773822, 11, -4611686018427387903, 4]], [[8535683216434334436, -3902474012724625317, -812631351082315559, 3934169167027916984, 4611686018427387906]], [[-795901207474271112, 8270457936468382260, 9, 4611686018427387905, 4611686018427387906]]]> : tensor<3x1x5xi64>
    func.return
  }
}
