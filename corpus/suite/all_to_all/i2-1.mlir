// RUN: stablehlo-translate --interpret %s --args='[dense<[0, 1, -1, -1, 1]> : tensor<5xi2>, dense<> : tensor<0x5x1x2xi2>, dense<[0, -2, -2, 0, -1]> : tensor<5xi2>, dense<> : tensor<0x5x1x2xi2>, dense<[-1, 1, 0, 0, 1]> : tensor<5xi2>, dense<> : tensor<0x5x1x2xi2>, dense<[-2, -2, 1, -2, 0]> : tensor<5xi2>, dense<> : tensor<0x5x1x2xi2>]'
// RUN: : @program
// stablehlo.all_to_all on i2, special values
//   s: 0
//   s: more
//   S: rank 0
//   S: rank 2
//   S: rank 3+
//   S: has 1
//   E: i2
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
// legal 0 0: []
// legal 0 1: []
// legal 0 2: [0,1,-1,-1,1]
// legal 1 0: []
// legal 1 1: []
// legal 1 2: [0,-2,-2,0,-1]
// legal 2 0: []
// legal 2 1: []
// legal 2 2: [-1,1,0,0,1]
// legal 3 0: []
// legal 3 1: []
// legal 3 2: [-2,-2,1,-2,0]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<5xi2>, %arg1: tensor<0x5x1x2xi2>) -> (tensor<0x2x2xi2>, tensor<0x5x1x2xi2>, tensor<5xi2>) {
    %0 = stablehlo.constant dense<> : tensor<0x2x2xi2>
    %1, %2, %3 = "stablehlo.all_to_all"(%arg0, %arg1, %0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<5xi2>, tensor<0x5x1x2xi2>, tensor<0x2x2xi2>) -> (tensor<5xi2>, tensor<0x5x1x2xi2>, tensor<0x2x2xi2>)
    return %3, %2, %1 : tensor<0x2x2xi2>, tensor<0x5x1x2xi2>, tensor<5xi2>
  }

  func.func @main(%input0: tensor<5xi2>, %input1: tensor<0x5x1x2xi2>, %input2: tensor<5xi2>, %input3: tensor<0x5x1x2xi2>, %input4: tensor<5xi2>, %input5: tensor<0x5x1x2xi2>, %input6: tensor<5xi2>, %input7: tensor<0x5x1x2xi2>) {
    %r:12 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program, @program, @program]]} : (tensor<5xi2>, tensor<0x5x1x2xi2>, tensor<5xi2>, tensor<0x5x1x2xi2>, tensor<5xi2>, tensor<0x5x1x2xi2>, tensor<5xi2>, tensor<0x5x1x2xi2>) -> (tensor<0x2x2xi2>, tensor<0x5x1x2xi2>, tensor<5xi2>, tensor<0x2x2xi2>, tensor<0x5x1x2xi2>, tensor<5xi2>, tensor<0x2x2xi2>, tensor<0x5x1x2xi2>, tensor<5xi2>, tensor<0x2x2xi2>, tensor<0x5x1x2xi2>, tensor<5xi2>)
    check.expect_eq_const %r#2, dense<[0, 1, -1, -1, 1]> : tensor<5xi2>
    check.expect_eq_const %r#5, dense<[0, -2, -2, 0, -1]> : tensor<5xi2>
    check.expect_eq_const %r#8, dense<[-1, 1, 0, 0, 1]> : tensor<5xi2>
    check.expect_eq_const %r#11, dense<[-2, -2, 1, -2, 0]> : tensor<5xi2>
    func.return
  }
}
