// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0, 0.0, -0.25, 0.25, 0.0]> : tensor<5xf6E3M2FN>, dense<[[0.0, -2.0, -2.0, 0.0, 0.0], [2.0, 0.0, 0.0, -2.0, 0.0], [0.0, 0.0, 0.0, -2.0, 0.0], [0.0, 0.0, -1.0, 0.0, 1.0]]> : tensor<4x5xf6E3M2FN>, dense<[[0.0], [0.0], [1.75], [-1.75]]> : tensor<4x1xf64>, dense<[2.0, 1.5]> : tensor<2xf64>, dense<[0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<5xf6E3M2FN>, dense<[[1.0, 0.0, 0.0, 1.0, 0.0], [1.0, 0.0, 0.0, -1.0, 0.0], [1.0, 2.0, 0.0, -2.0, 0.0], [2.0, 0.0, 2.0, 0.0, 0.0]]> : tensor<4x5xf6E3M2FN>, dense<[[0.25], [0.0], [0.0], [2.0]]> : tensor<4x1xf64>, dense<[0.5, -1.0]> : tensor<2xf64>]'
// RUN: : @program
// stablehlo.all_gather on f6E3M2FN, exact values
//   n: more
//   S: rank 0
//   S: rank 1
//   S: has 1
//   E: f64
//   E: f6E3M2FN
//   channel_id: negative
//   replica_groups: one row
//   replica_groups: singletons
//   all_gather_dim: low
//   all_gather_dim: high
// legal 0 0: [2.0,1.5]
// legal 0 1: [0.0,0.0,1.75,-1.75]
// legal 0 2: [0.0,-2.0,-2.0,0.0,0.0,2.0,0.0,0.0,-2.0,0.0,0.0,0.0,0.0,-2.0,0.0,0.0,0.0,-1.0,0.0,1.0]
// legal 0 3: [0.0,0.0,-0.25,0.25,0.0]
// legal 1 0: [0.5,-1.0]
// legal 1 1: [0.25,0.0,0.0,2.0]
// legal 1 2: [1.0,0.0,0.0,1.0,0.0,1.0,0.0,0.0,-1.0,0.0,1.0,2.0,0.0,-2.0,0.0,2.0,0.0,2.0,0.0,0.0]
// legal 1 3: [0.0,0.0,0.0,0.0,0.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<5xf6E3M2FN>, %arg1: tensor<4x5xf6E3M2FN>, %arg2: tensor<4x1xf64>, %arg3: tensor<2xf64>) -> (tensor<2xf64>, tensor<4x1xf64>, tensor<4x5xf6E3M2FN>, tensor<5xf6E3M2FN>) {
    %0, %1, %2, %3 = "stablehlo.all_gather"(%arg0, %arg1, %arg2, %arg3) <{channel_handle = #stablehlo.channel_handle<handle = -3, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, all_gather_dim = 0 : i64}> : (tensor<5xf6E3M2FN>, tensor<4x5xf6E3M2FN>, tensor<4x1xf64>, tensor<2xf64>) -> (tensor<5xf6E3M2FN>, tensor<4x5xf6E3M2FN>, tensor<4x1xf64>, tensor<2xf64>)
    return %3, %2, %1, %0 : tensor<2xf64>, tensor<4x1xf64>, tensor<4x5xf6E3M2FN>, tensor<5xf6E3M2FN>
  }

  func.func @main(%input0: tensor<5xf6E3M2FN>, %input1: tensor<4x5xf6E3M2FN>, %input2: tensor<4x1xf64>, %input3: tensor<2xf64>, %input4: tensor<5xf6E3M2FN>, %input5: tensor<4x5xf6E3M2FN>, %input6: tensor<4x1xf64>, %input7: tensor<2xf64>) {
    %r:8 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program]]} : (tensor<5xf6E3M2FN>, tensor<4x5xf6E3M2FN>, tensor<4x1xf64>, tensor<2xf64>, tensor<5xf6E3M2FN>, tensor<4x5xf6E3M2FN>, tensor<4x1xf64>, tensor<2xf64>) -> (tensor<2xf64>, tensor<4x1xf64>, tensor<4x5xf6E3M2FN>, tensor<5xf6E3M2FN>, tensor<2xf64>, tensor<4x1xf64>, tensor<4x5xf6E3M2FN>, tensor<5xf6E3M2FN>)
    check.expect_eq_const %r#0, dense<[2.0, 1.5]> : tensor<2xf64>
    %v0 = stablehlo.bitcast_convert %r#1 : (tensor<4x1xf64>) -> tensor<4x1xi64>
    check.expect_eq_const %v0, dense<[[0], [0], [4610560118520545280], [-4612811918334230528]]> : tensor<4x1xi64>
    %v1 = stablehlo.convert %r#2 : (tensor<4x5xf6E3M2FN>) -> tensor<4x5xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<4x5xf64>) -> tensor<4x5xi64>
    check.expect_eq_const %v2, dense<[[0, -4611686018427387904, -4611686018427387904, 0, 0], [4611686018427387904, 0, 0, -4611686018427387904, 0], [0, 0, 0, -4611686018427387904, 0], [0, 0, -4616189618054758400, 0, 4607182418800017408]]> : tensor<4x5xi64>
    %v3 = stablehlo.convert %r#3 : (tensor<5xf6E3M2FN>) -> tensor<5xf64>
    %v4 = stablehlo.bitcast_convert %v3 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v4, dense<[0, 0, -4625196817309499392, 4598175219545276416, 0]> : tensor<5xi64>
    check.expect_eq_const %r#4, dense<[0.5, -1.0]> : tensor<2xf64>
    %v5 = stablehlo.bitcast_convert %r#5 : (tensor<4x1xf64>) -> tensor<4x1xi64>
    check.expect_eq_const %v5, dense<[[4598175219545276416], [0], [0], [4611686018427387904]]> : tensor<4x1xi64>
    %v6 = stablehlo.convert %r#6 : (tensor<4x5xf6E3M2FN>) -> tensor<4x5xf64>
    %v7 = stablehlo.bitcast_convert %v6 : (tensor<4x5xf64>) -> tensor<4x5xi64>
    check.expect_eq_const %v7, dense<[[4607182418800017408, 0, 0, 4607182418800017408, 0], [4607182418800017408, 0, 0, -4616189618054758400, 0], [4607182418800017408, 4611686018427387904, 0, -4611686018427387904, 0], [4611686018427387904, 0, 4611686018427387904, 0, 0]]> : tensor<4x5xi64>
    %v8 = stablehlo.convert %r#7 : (tensor<5xf6E3M2FN>) -> tensor<5xf64>
    %v9 = stablehlo.bitcast_convert %v8 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v9, dense<0> : tensor<5xi64>
    func.return
  }
}
