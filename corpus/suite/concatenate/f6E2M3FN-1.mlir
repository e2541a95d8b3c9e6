// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.375], [-1.0], [6.5]], [[0.75], [0.125], [-1.5]], [[0.0], [0.0], [-1.875]]]> : tensor<3x3x1xf6E2M3FN>, dense<[[[7.5]], [[-0.0]], [[0.5]]]> : tensor<3x1x1xf6E2M3FN>]'
// RUN: : @program
// stablehlo.concatenate on f6E2M3FN, special values
//   P: 0
//   P: 1
//   P: more
//   S: rank 2
//   S: has 1
//   E: f6E2M3FN
//   dimension: later
// legal 0 0: [0.375,-1.0,6.5,7.5,0.75,0.125,-1.5,-0.0,0.0,0.0,-1.875,0.5]

module {
func.func @program(%arg0: tensor<3x3x1xf6E2M3FN>, %arg1: tensor<3x1x1xf6E2M3FN>) -> tensor<3x4x1xf6E2M3FN> {
  %0 = stablehlo.constant dense<> : tensor<3x0x1xf6E2M3FN>
  %1 = stablehlo.concatenate %arg0, %0, %arg1, dim = 1 : (tensor<3x3x1xf6E2M3FN>, tensor<3x0x1xf6E2M3FN>, tensor<3x1x1xf6E2M3FN>) -> tensor<3x4x1xf6E2M3FN>
  return %1 : tensor<3x4x1xf6E2M3FN>
}

  func.func @main(%input0: tensor<3x3x1xf6E2M3FN>, %input1: tensor<3x1x1xf6E2M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x3x1xf6E2M3FN>, tensor<3x1x1xf6E2M3FN>) -> (tensor<3x4x1xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3x4x1xf6E2M3FN>) -> tensor<3x4x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x4x1xf64>) -> tensor<3x4x1xi64>
    check.expect_eq_const %v1, dense<[[[4600427019358961664], [-4616189618054758400], [4619004367821864960], [4620130267728707584]], [[4604930618986332160], [4593671619917905920], [-4613937818241073152], [-9223372036854775808]], [[0], [0], [-4612248968380809216], [4602678819172646912]]]> : tensor<3x4x1xi64>
    func.return
  }
}
