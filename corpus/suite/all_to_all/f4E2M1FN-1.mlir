// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0, 0.0], [-0.0, 0.0]]]> : tensor<1x2x2xf4E2M1FN>, dense<[0.0, -1.0, -0.5, 0.0, -0.5]> : tensor<5xf4E2M1FN>, dense<[[[0.0, -0.5], [0.0, 0.5]]]> : tensor<1x2x2xf4E2M1FN>, dense<[-0.5, 0.0, 0.0, -1.0, 1.0]> : tensor<5xf4E2M1FN>, dense<[[[0.0, 0.0], [-0.5, 0.0]]]> : tensor<1x2x2xf4E2M1FN>, dense<[0.5, 0.0, -1.0, -1.0, 1.0]> : tensor<5xf4E2M1FN>, dense<[[[-0.0, 0.0], [0.0, 0.0]]]> : tensor<1x2x2xf4E2M1FN>, dense<[0.5, 0.5, 0.5, 0.0, -0.5]> : tensor<5xf4E2M1FN>]'
// RUN: : @program
// stablehlo.all_to_all on f4E2M1FN, exact values
//   N: low + 1
//   s: 1
//   s: more
//   S: rank 0
//   S: rank 2
//   E: f4E2M1FN
//   channel_id: negative
//   channel_id: near 1 - 1
//   split_count: low
//   split_count: high
//   replica_groups: one row
//   replica_groups: singletons
//   split_dimension: low
//   split_dimension: high
//   concat_dimension: low
//   concat_dimension: high
// legal 0 0: [0.0,-1.0,-0.5,0.0,-0.5]
// legal 0 1: [0.0,0.0,-0.0,0.0]
// legal 1 0: [-0.5,0.0,0.0,-1.0,1.0]
// legal 1 1: [0.0,-0.5,0.0,0.5]
// legal 2 0: [0.5,0.0,-1.0,-1.0,1.0]
// legal 2 1: [0.0,0.0,-0.5,0.0]
// legal 3 0: [0.5,0.5,0.5,0.0,-0.5]
// legal 3 1: [-0.0,0.0,0.0,0.0]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<1x2x2xf4E2M1FN>, %arg1: tensor<5xf4E2M1FN>) -> (tensor<5xf4E2M1FN>, tensor<1x2x2xf4E2M1FN>) {
    %0, %1 = "stablehlo.all_to_all"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<1x2x2xf4E2M1FN>, tensor<5xf4E2M1FN>) -> (tensor<1x2x2xf4E2M1FN>, tensor<5xf4E2M1FN>)
    return %1, %0 : tensor<5xf4E2M1FN>, tensor<1x2x2xf4E2M1FN>
  }

  func.func @main(%input0: tensor<1x2x2xf4E2M1FN>, %input1: tensor<5xf4E2M1FN>, %input2: tensor<1x2x2xf4E2M1FN>, %input3: tensor<5xf4E2M1FN>, %input4: tensor<1x2x2xf4E2M1FN>, %input5: tensor<5xf4E2M1FN>, %input6: tensor<1x2x2xf4E2M1FN>, %input7: tensor<5xf4E2M1FN>) {
    %r:8 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program, @program, @program]]} : (tensor<1x2x2xf4E2M1FN>, tensor<5xf4E2M1FN>, tensor<1x2x2xf4E2M1FN>, tensor<5xf4E2M1FN>, tensor<1x2x2xf4E2M1FN>, tensor<5xf4E2M1FN>, tensor<1x2x2xf4E2M1FN>, tensor<5xf4E2M1FN>) -> (tensor<5xf4E2M1FN>, tensor<1x2x2xf4E2M1FN>, tensor<5xf4E2M1FN>, tensor<1x2x2xf4E2M1FN>, tensor<5xf4E2M1FN>, tensor<1x2x2xf4E2M1FN>, tensor<5xf4E2M1FN>, tensor<1x2x2xf4E2M1FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<5xf4E2M1FN>) -> tensor<5xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v1, dense<[0, -4616189618054758400, -4620693217682128896, 0, -4620693217682128896]> : tensor<5xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<1x2x2xf4E2M1FN>) -> tensor<1x2x2xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<1x2x2xf64>) -> tensor<1x2x2xi64>
    check.expect_eq_const %v3, dense<[[[0, 0], [-9223372036854775808, 0]]]> : tensor<1x2x2xi64>
    %v4 = stablehlo.convert %r#2 : (tensor<5xf4E2M1FN>) -> tensor<5xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v5, dense<[-4620693217682128896, 0, 0, -4616189618054758400, 4607182418800017408]> : tensor<5xi64>
    %v6 = stablehlo.convert %r#3 : (tensor<1x2x2xf4E2M1FN>) -> tensor<1x2x2xf64>
    %v7 = stablehlo.bitcast_convert %v6 : (tensor<1x2x2xf64>) -> tensor<1x2x2xi64>
    check.expect_eq_const %v7, dense<[[[0, -4620693217682128896], [0, 4602678819172646912]]]> : tensor<1x2x2xi64>
    %v8 = stablehlo.convert %r#4 : (tensor<5xf4E2M1FN>) -> tensor<5xf64>
    %v9 = stablehlo.bitcast_convert %v8 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v9, dense<[4602678819172646912, 0, -4616189618054758400, -4616189618054758400, 4607182418800017408]> : tensor<5xi64>
    %v10 = stablehlo.convert %r#5 : (tensor<1x2x2xf4E2M1FN>) -> tensor<1x2x2xf64>
    %v11 = stablehlo.bitcast_convert %v10 : (tensor<1x2x2xf64>) -> tensor<1x2x2xi64>
    check.expect_eq_const %v11, dense<[[[0, 0], [-4620693217682128896, 0]]]> : tensor<1x2x2xi64>
    %v12 = stablehlo.convert %r#6 : (tensor<5xf4E2M1FN>) -> tensor<5xf64>
    %v13 = stablehlo.bitcast_convert %v12 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v13, dense<[4602678819172646912, 4602678819172646912, 4602678819172646912, 0, -4620693217682128896]> : tensor<5xi64>
    %v14 = stablehlo.convert %r#7 : (tensor<1x2x2xf4E2M1FN>) -> tensor<1x2x2xf64>
    %v15 = stablehlo.bitcast_convert %v14 : (tensor<1x2x2xf64>) -> tensor<1x2x2xi64>
    check.expect_eq_const %v15, dense<[[[-9223372036854775808, 0], [0, 0]]]> : tensor<1x2x2xi64>
    func.return
  }
}
