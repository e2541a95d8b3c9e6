// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.5, 0.0], [0.0, 0.5], [-0.5, -0.0]]> : tensor<3x2xf4E2M1FN>, dense<[[-0.0, 0.0], [0.0, -0.5], [1.0, 0.0]]> : tensor<3x2xf4E2M1FN>, dense<[[0.0, 0.0], [1.0, 0.0], [0.0, -0.0]]> : tensor<3x2xf4E2M1FN>, dense<[[-1.0, 0.0], [1.0, 1.0], [-0.0, 0.0]]> : tensor<3x2xf4E2M1FN>]'
// RUN: : @program
// stablehlo.all_gather on f4E2M1FN, exact values
//   N: low
//   n: more
//   S: rank 1
//   E: f4E2M1FN
//   channel_id: negative
//   replica_groups: one row
//   replica_groups: ordered
//   all_gather_dim: low + 1
//   all_gather_dim: high
// legal 0 0: [-0.5,0.0,0.0,0.0,0.0,0.5,1.0,0.0,-0.5,-0.0,0.0,-0.0]
// legal 1 0: [-0.0,0.0,-1.0,0.0,0.0,-0.5,1.0,1.0,1.0,0.0,-0.0,0.0]
// legal 2 0: [-0.5,0.0,0.0,0.0,0.0,0.5,1.0,0.0,-0.5,-0.0,0.0,-0.0]
// legal 3 0: [-0.0,0.0,-1.0,0.0,0.0,-0.5,1.0,1.0,1.0,0.0,-0.0,0.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<3x2xf4E2M1FN>) -> tensor<3x4xf4E2M1FN> {
    %0 = "stablehlo.all_gather"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -3, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, all_gather_dim = 1 : i64}> : (tensor<3x2xf4E2M1FN>) -> tensor<3x4xf4E2M1FN>
    return %0 : tensor<3x4xf4E2M1FN>
  }

  func.func @main(%input0: tensor<3x2xf4E2M1FN>, %input1: tensor<3x2xf4E2M1FN>, %input2: tensor<3x2xf4E2M1FN>, %input3: tensor<3x2xf4E2M1FN>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program], [@program, @program]]} : (tensor<3x2xf4E2M1FN>, tensor<3x2xf4E2M1FN>, tensor<3x2xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<3x4xf4E2M1FN>) -> tensor<3x4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x4xf64>) -> tensor<3x4xi64>
    check.expect_eq_const %v1, dense<[[-4620693217682128896, 0, 0, 0], [0, 4602678819172646912, 4607182418800017408, 0], [-4620693217682128896, -9223372036854775808, 0, -9223372036854775808]]> : tensor<3x4xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<3x4xf4E2M1FN>) -> tensor<3x4xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<3x4xf64>) -> tensor<3x4xi64>
    check.expect_eq_const %v3, dense<[[-9223372036854775808, 0, -4616189618054758400, 0], [0, -4620693217682128896, 4607182418800017408, 4607182418800017408], [4607182418800017408, 0, -9223372036854775808, 0]]> : tensor<3x4xi64>
    %v4 = stablehlo.convert %r#2 : (tensor<3x4xf4E2M1FN>) -> tensor<3x4xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<3x4xf64>) -> tensor<3x4xi64>
    check.expect_eq_const %v5, dense<[[-4620693217682128896, 0, 0, 0], [0, 4602678819172646912, 4607182418800017408, 0], [-4620693217682128896, -9223372036854775808, 0, -9223372036854775808]]> : tensor<3x4xi64>
    %v6 = stablehlo.convert %r#3 : (tensor<3x4xf4E2M1FN>) -> tensor<3x4xf64>
    %v7 = stablehlo.bitcast_convert %v6 : (tensor<3x4xf64>) -> tensor<3x4xi64>
    check.expect_eq_const %v7, dense<[[-9223372036854775808, 0, -4616189618054758400, 0], [0, -4620693217682128896, 4607182418800017408, 4607182418800017408], [4607182418800017408, 0, -9223372036854775808, 0]]> : tensor<3x4xi64>
    func.return
  }
}
