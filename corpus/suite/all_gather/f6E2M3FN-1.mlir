// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0, 2.0, -2.0, 4.0]> : tensor<4xf6E2M3FN>, dense<[-4.0, -4.0, 0.0, 1.0, 4.0]> : tensor<5xf6E2M3FN>, dense<[3.0, -1.0, 0.0, -1.0]> : tensor<4xf6E2M3FN>, dense<[4.0, -4.0, 1.0, -3.0, -1.0]> : tensor<5xf6E2M3FN>]'
// RUN: : @program
// stablehlo.all_gather on f6E2M3FN, exact values
//   n: 1
//   n: more
//   S: rank 0
//   E: f6E2M3FN
//   channel_id: negative
//   replica_groups: one row
//   replica_groups: singletons
//   all_gather_dim: low
//   all_gather_dim: high
// legal 0 0: [-4.0,-4.0,0.0,1.0,4.0]
// legal 0 1: [0.0,2.0,-2.0,4.0]
// legal 0 2: [0.0]
// legal 1 0: [4.0,-4.0,1.0,-3.0,-1.0]
// legal 1 1: [3.0,-1.0,0.0,-1.0]
// legal 1 2: [0.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<4xf6E2M3FN>, %arg1: tensor<5xf6E2M3FN>) -> (tensor<5xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<1xf6E2M3FN>) {
    %0 = stablehlo.constant dense<[0.0]> : tensor<1xf6E2M3FN>
    %1, %2, %3 = "stablehlo.all_gather"(%0, %arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, all_gather_dim = 0 : i64}> : (tensor<1xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<5xf6E2M3FN>) -> (tensor<1xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<5xf6E2M3FN>)
    return %3, %2, %1 : tensor<5xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<1xf6E2M3FN>
  }

  func.func @main(%input0: tensor<4xf6E2M3FN>, %input1: tensor<5xf6E2M3FN>, %input2: tensor<4xf6E2M3FN>, %input3: tensor<5xf6E2M3FN>) {
    %r:6 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program]]} : (tensor<4xf6E2M3FN>, tensor<5xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<5xf6E2M3FN>) -> (tensor<5xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<5xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<1xf6E2M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<5xf6E2M3FN>) -> tensor<5xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v1, dense<[-4607182418800017408, -4607182418800017408, 0, 4607182418800017408, 4616189618054758400]> : tensor<5xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<4xf6E2M3FN>) -> tensor<4xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v3, dense<[0, 4611686018427387904, -4611686018427387904, 4616189618054758400]> : tensor<4xi64>
    %v4 = stablehlo.convert %r#2 : (tensor<1xf6E2M3FN>) -> tensor<1xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v5, dense<0> : tensor<1xi64>
    %v6 = stablehlo.convert %r#3 : (tensor<5xf6E2M3FN>) -> tensor<5xf64>
    check.expect_eq_const %v6, dense<[4.0, -4.0, 1.0, -3.0, -1.0]> : tensor<5xf64>
    %v7 = stablehlo.convert %r#4 : (tensor<4xf6E2M3FN>) -> tensor<4xf64>
    %v8 = stablehlo.bitcast_convert %v7 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v8, dense<[4613937818241073152, -4616189618054758400, 0, -4616189618054758400]> : tensor<4xi64>
    %v9 = stablehlo.convert %r#5 : (tensor<1xf6E2M3FN>) -> tensor<1xf64>
    %v10 = stablehlo.bitcast_convert %v9 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v10, dense<0> : tensor<1xi64>
    func.return
  }
}
