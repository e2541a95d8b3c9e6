// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0, 1.0, -3.0, 3.0], [-3.0, -3.0, -4.0, 4.0], [1.0, 3.0, 2.0, 4.0], [4.0, -2.0, 2.0, -2.0], [1.0, 2.0, 3.0, -2.0]]> : tensor<5x4xf6E2M3FN>, dense<[[1.0, -3.0, 2.0, -1.0], [-2.0, 2.0, 0.0, -2.0], [1.0, -4.0, 0.0, 1.0]]> : tensor<3x4xf6E2M3FN>, dense<2> : tensor<ui2>, dense<1> : tensor<ui2>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on f6E2M3FN, exact values
//   S: rank 2
//   U: high
//   E: f6E2M3FN
//   I: ui2
// legal 0 0: [-2.0,1.0,-3.0,3.0,-3.0,-3.0,-4.0,4.0,1.0,-3.0,2.0,-1.0,-2.0,2.0,0.0,-2.0,1.0,-4.0,0.0,1.0]

module {
func.func @program(%arg0: tensor<5x4xf6E2M3FN>, %arg1: tensor<3x4xf6E2M3FN>, %arg2: tensor<ui2>, %arg3: tensor<ui2>) -> tensor<5x4xf6E2M3FN> {
  %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg3 : (tensor<5x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<ui2>, tensor<ui2>) -> tensor<5x4xf6E2M3FN>
  return %0 : tensor<5x4xf6E2M3FN>
}

  func.func @main(%input0: tensor<5x4xf6E2M3FN>, %input1: tensor<3x4xf6E2M3FN>, %input2: tensor<ui2>, %input3: tensor<ui2>) {
    %r = func.call @program(%input0, %input1, %input2, %input3) : (tensor<5x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>, tensor<ui2>, tensor<ui2>) -> (tensor<5x4xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<5x4xf6E2M3FN>) -> tensor<5x4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5x4xf64>) -> tensor<5x4xi64>
    check.expect_eq_const %v1, dense<[[-4611686018427387904, 4607182418800017408, -4609434218613702656, 4613937818241073152], [-4609434218613702656, -4609434218613702656, -4607182418800017408, 4616189618054758400], [4607182418800017408, -4609434218613702656, 4611686018427387904, -4616189618054758400], [-4611686018427387904, 4611686018427387904, 0, -4611686018427387904], [4607182418800017408, -4607182418800017408, 0, 4607182418800017408]]> : tensor<5x4xi64>
    func.return
  }
}
