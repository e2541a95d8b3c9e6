// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0], [0.0]]> : tensor<2x1xf6E2M3FN>, dense<[-2.0, -1.0]> : tensor<2xf6E2M3FN>, dense<[[3.0], [1.0], [1.0], [4.0], [4.0], [-1.0]]> : tensor<6x1xf6E2M3FN>, dense<[[-1.0], [-3.0]]> : tensor<2x1xf6E2M3FN>, dense<[1.5, 1.0]> : tensor<2xf6E2M3FN>, dense<[[-2.0], [3.0], [4.0], [-1.0], [2.0], [3.0]]> : tensor<6x1xf6E2M3FN>]'
// RUN: : @program
// stablehlo.all_to_all on f6E2M3FN, exact values
//   s: 1
//   s: more
//   S: rank 0
//   S: rank 1
//   S: has 1
//   E: f6E2M3FN
//   channel_id: 0
//   channel_id: near 1
//   split_count: low + 1
//   split_count: high
//   replica_groups: one row
//   replica_groups: ordered
//   split_dimension: low
//   split_dimension: high
//   concat_dimension: low
//   concat_dimension: high
// legal 0 0: [3.0,1.0,1.0,-2.0,3.0,4.0]
// legal 0 1: [-2.0,1.5]
// legal 0 2: [0.0,2.0,0.0,2.0]
// legal 0 3: [-2.0,-1.0]
// legal 1 0: [4.0,4.0,-1.0,-1.0,2.0,3.0]
// legal 1 1: [-1.0,1.0]
// legal 1 2: [4.0,-4.0,4.0,-4.0]
// legal 1 3: [0.0,-3.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<2x1xf6E2M3FN>, %arg1: tensor<2xf6E2M3FN>, %arg2: tensor<6x1xf6E2M3FN>) -> (tensor<6x1xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2x2xf6E2M3FN>, tensor<2x1xf6E2M3FN>) {
    %0 = stablehlo.constant dense<[[0.0, 2.0], [4.0, -4.0]]> : tensor<2x2xf6E2M3FN>
    %1, %2, %3, %4 = "stablehlo.all_to_all"(%arg0, %0, %arg1, %arg2) <{split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<2x1xf6E2M3FN>, tensor<2x2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<6x1xf6E2M3FN>) -> (tensor<2x1xf6E2M3FN>, tensor<2x2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<6x1xf6E2M3FN>)
    return %4, %3, %2, %1 : tensor<6x1xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2x2xf6E2M3FN>, tensor<2x1xf6E2M3FN>
  }

  func.func @main(%input0: tensor<2x1xf6E2M3FN>, %input1: tensor<2xf6E2M3FN>, %input2: tensor<6x1xf6E2M3FN>, %input3: tensor<2x1xf6E2M3FN>, %input4: tensor<2xf6E2M3FN>, %input5: tensor<6x1xf6E2M3FN>) {
    %r:8 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5) {programs = [[@program], [@program]]} : (tensor<2x1xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<6x1xf6E2M3FN>, tensor<2x1xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<6x1xf6E2M3FN>) -> (tensor<6x1xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2x2xf6E2M3FN>, tensor<2x1xf6E2M3FN>, tensor<6x1xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2x2xf6E2M3FN>, tensor<2x1xf6E2M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<6x1xf6E2M3FN>) -> tensor<6x1xf64>
    check.expect_eq_const %v0, dense<[[3.0], [1.0], [1.0], [-2.0], [3.0], [4.0]]> : tensor<6x1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<2xf6E2M3FN>) -> tensor<2xf64>
    check.expect_eq_const %v1, dense<[-2.0, 1.5]> : tensor<2xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<2x2xf6E2M3FN>) -> tensor<2x2xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<2x2xf64>) -> tensor<2x2xi64>
    check.expect_eq_const %v3, dense<[[0, 4611686018427387904], [0, 4611686018427387904]]> : tensor<2x2xi64>
    %v4 = stablehlo.convert %r#3 : (tensor<2x1xf6E2M3FN>) -> tensor<2x1xf64>
    check.expect_eq_const %v4, dense<[[-2.0], [-1.0]]> : tensor<2x1xf64>
    %v5 = stablehlo.convert %r#4 : (tensor<6x1xf6E2M3FN>) -> tensor<6x1xf64>
    check.expect_eq_const %v5, dense<[[4.0], [4.0], [-1.0], [-1.0], [2.0], [3.0]]> : tensor<6x1xf64>
    %v6 = stablehlo.convert %r#5 : (tensor<2xf6E2M3FN>) -> tensor<2xf64>
    check.expect_eq_const %v6, dense<[-1.0, 1.0]> : tensor<2xf64>
    %v7 = stablehlo.convert %r#6 : (tensor<2x2xf6E2M3FN>) -> tensor<2x2xf64>
    check.expect_eq_const %v7, dense<[[4.0, -4.0], [4.0, -4.0]]> : tensor<2x2xf64>
    %v8 = stablehlo.convert %r#7 : (tensor<2x1xf6E2M3FN>) -> tensor<2x1xf64>
    %v9 = stablehlo.bitcast_convert %v8 : (tensor<2x1xf64>) -> tensor<2x1xi64>
    check.expect_eq_const %v9, dense<[[0], [-4609434218613702656]]> : tensor<2x1xi64>
    func.return
  }
}
