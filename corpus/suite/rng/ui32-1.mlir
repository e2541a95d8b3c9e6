// RUN: stablehlo-translate --interpret %s --args='[dense<100925181> : tensor<ui32>, dense<4294967294> : tensor<ui32>, dense<1677525477> : tensor<ui32>, dense<0> : tensor<ui32>]'
// RUN: : @program
// stablehlo.rng on ui32, special values
//   S: rank 3+
//   S: has 1
//   E: ui32
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293],[100925181,4294967293]]
// legal 1 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<ui32>, %arg1: tensor<ui32>) -> tensor<4x5x2x1xui32> {
    %0 = stablehlo.constant dense<[4, 5, 2, 1]> : tensor<4xi64>
    %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<ui32>, tensor<ui32>, tensor<4xi64>) -> tensor<4x5x2x1xui32>
    return %1 : tensor<4x5x2x1xui32>
  }

  func.func @main(%input0: tensor<ui32>, %input1: tensor<ui32>, %input2: tensor<ui32>, %input3: tensor<ui32>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program]]} : (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> (tensor<4x5x2x1xui32>, tensor<4x5x2x1xui32>)
    %v0 = stablehlo.constant dense<4294967293> : tensor<4x5x2x1xui32>
    %v1 = stablehlo.constant dense<100925181> : tensor<4x5x2x1xui32>
    %v2 = stablehlo.compare GE, %r#0, %v1, UNSIGNED : (tensor<4x5x2x1xui32>, tensor<4x5x2x1xui32>) -> tensor<4x5x2x1xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, UNSIGNED : (tensor<4x5x2x1xui32>, tensor<4x5x2x1xui32>) -> tensor<4x5x2x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x5x2x1xi1>
    check.expect_eq_const %v4, dense<true> : tensor<4x5x2x1xi1>
    %v5 = stablehlo.constant dense<4294967295> : tensor<4x5x2x1xui32>
    %v6 = stablehlo.constant dense<0> : tensor<4x5x2x1xui32>
    %v7 = stablehlo.compare GE, %r#1, %v6, UNSIGNED : (tensor<4x5x2x1xui32>, tensor<4x5x2x1xui32>) -> tensor<4x5x2x1xi1>
    %v8 = stablehlo.compare LE, %r#1, %v5, UNSIGNED : (tensor<4x5x2x1xui32>, tensor<4x5x2x1xui32>) -> tensor<4x5x2x1xi1>
    %v9 = stablehlo.and %v7, %v8 : tensor<4x5x2x1xi1>
    %v10 = stablehlo.constant dense<true> : tensor<4x5x2x1xi1>
    %v11 = stablehlo.or %v9, %v10 : tensor<4x5x2x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<4x5x2x1xi1>
    func.return
  }
}
