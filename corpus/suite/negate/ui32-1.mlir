// RUN: stablehlo-translate --interpret %s --args='[dense<2> : tensor<ui32>, dense<5> : tensor<ui32>, dense<2> : tensor<ui32>]'
// RUN: : @program
// stablehlo.negate on ui32, exact values
//   S: rank 0
//   E: ui32
// legal 0 0: [4294967294]
// legal 1 0: [4294967291]
// legal 2 0: [4294967294]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<ui32>) -> tensor<ui32> {
    %0 = stablehlo.negate %arg0 : tensor<ui32>
    return %0 : tensor<ui32>
  }

  func.func @main(%input0: tensor<ui32>, %input1: tensor<ui32>, %input2: tensor<ui32>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<ui32>, tensor<ui32>, tensor<ui32>) -> (tensor<ui32>, tensor<ui32>, tensor<ui32>)
    check.expect_eq_const %r#0, dense<4294967294> : tensor<ui32>
    check.expect_eq_const %r#1, dense<4294967291> : tensor<ui32>
    check.expect_eq_const %r#2, dense<4294967294> : tensor<ui32>
    func.return
  }
}
