// RUN: stablehlo-translate --interpret %s --args='[dense<0.2982543> : tensor<f32>, dense<4294967294> : tensor<ui32>]'
// RUN: : @program
// stablehlo.map on i1, special values
//   S: rank 0
//   E: i1
//   E: ui32
//   E: f32
//   F: ui32
// legal 0 0: [4294967294]

module {
func.func @program(%arg0: tensor<f32>, %arg1: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.constant dense<false> : tensor<i1>
  %1 = "stablehlo.map"(%0, %arg0, %arg1) <{dimensions = array<i64>}> ({
  ^bb0(%2: tensor<i1>, %3: tensor<f32>, %4: tensor<ui32>):
    stablehlo.return %4 : tensor<ui32>
  }) : (tensor<i1>, tensor<f32>, tensor<ui32>) -> tensor<ui32>
  return %1 : tensor<ui32>
}

  func.func @main(%input0: tensor<f32>, %input1: tensor<ui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<f32>, tensor<ui32>) -> (tensor<ui32>)
    check.expect_eq_const %r, dense<4294967294> : tensor<ui32>
    func.return
  }
}
