// RUN: stablehlo-translate --interpret %s --args='[dense<[[0, 250, 253], [0, 2, 3], [128, 64, 2], [255, 0, 1], [254, 249, 1]]> : tensor<5x3xui8>, dense<[1, 0]> : tensor<2xi2>, dense<[[9, 8, 128], [251, 249, 64], [0, 127, 7], [2, 129, 129], [255, 64, 128]]> : tensor<5x3xui8>, dense<[0, -1]> : tensor<2xi2>, dense<[[4, 2, 64], [253, 1, 247], [64, 251, 250], [127, 2, 127], [0, 2, 255]]> : tensor<5x3xui8>, dense<[-1, 0]> : tensor<2xi2>, dense<[[252, 8, 249], [5, 127, 248], [0, 127, 129], [129, 255, 249], [128, 254, 2]]> : tensor<5x3xui8>, dense<[1, 1]> : tensor<2xi2>]'
// RUN: : @program
// stablehlo.all_to_all on ui8, special values
//   s: more
//   S: rank 0
//   S: rank 1
//   E: i2
//   E: ui8
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
// legal 0 0: [1,0]
// legal 0 1: [0,250,253,0,2,3,128,64,2,255,0,1,254,249,1]
// legal 0 2: [1,251,248,129,0,129,128,127,5,64,0,2]
// legal 1 0: [0,-1]
// legal 1 1: [9,8,128,251,249,64,0,127,7,2,129,129,255,64,128]
// legal 1 2: [1,251,248,129,0,129,128,127,5,64,0,2]
// legal 2 0: [-1,0]
// legal 2 1: [4,2,64,253,1,247,64,251,250,127,2,127,0,2,255]
// legal 2 2: [1,251,248,129,0,129,128,127,5,64,0,2]
// legal 3 0: [1,1]
// legal 3 1: [252,8,249,5,127,248,0,127,129,129,255,249,128,254,2]
// legal 3 2: [1,251,248,129,0,129,128,127,5,64,0,2]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<5x3xui8>, %arg1: tensor<2xi2>) -> (tensor<2xi2>, tensor<5x3xui8>, tensor<3x4xui8>) {
    %0 = stablehlo.constant dense<[[1, 251, 248, 129], [0, 129, 128, 127], [5, 64, 0, 2]]> : tensor<3x4xui8>
    %1, %2, %3 = "stablehlo.all_to_all"(%0, %arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<3x4xui8>, tensor<5x3xui8>, tensor<2xi2>) -> (tensor<3x4xui8>, tensor<5x3xui8>, tensor<2xi2>)
    return %3, %2, %1 : tensor<2xi2>, tensor<5x3xui8>, tensor<3x4xui8>
  }

  func.func @main(%input0: tensor<5x3xui8>, %input1: tensor<2xi2>, %input2: tensor<5x3xui8>, %input3: tensor<2xi2>, %input4: tensor<5x3xui8>, %input5: tensor<2xi2>, %input6: tensor<5x3xui8>, %input7: tensor<2xi2>) {
    %r:12 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program, @program, @program]]} : (tensor<5x3xui8>, tensor<2xi2>, tensor<5x3xui8>, tensor<2xi2>, tensor<5x3xui8>, tensor<2xi2>, tensor<5x3xui8>, tensor<2xi2>) -> (tensor<2xi2>, tensor<5x3xui8>, tensor<3x4xui8>, tensor<2xi2>, tensor<5x3xui8>, tensor<3x4xui8>, tensor<2xi2>, tensor<5x3xui8>, tensor<3x4xui8>, tensor<2xi2>, tensor<5x3xui8>, tensor<3x4xui8>)
    check.expect_eq_const %r#0, dense<[1, 0]> : tensor<2xi2>
    check.expect_eq_const %r#1, dense<[[0, 250, 253], [0, 2, 3], [128, 64, 2], [255, 0, 1], [254, 249, 1]]> : tensor<5x3xui8>
    check.expect_eq_const %r#2, dense<[[1, 251, 248, 129], [0, 129, 128, 127], [5, 64, 0, 2]]> : tensor<3x4xui8>
    check.expect_eq_const %r#3, dense<[0, -1]> : tensor<2xi2>
    check.expect_eq_const %r#4, dense<[[9, 8, 128], [251, 249, 64], [0, 127, 7], [2, 129, 129], [255, 64, 128]]> : tensor<5x3xui8>
    check.expect_eq_const %r#5, dense<[[1, 251, 248, 129], [0, 129, 128, 127], [5, 64, 0, 2]]> : tensor<3x4xui8>
    check.expect_eq_const %r#6, dense<[-1, 0]> : tensor<2xi2>
    check.expect_eq_const %r#7, dense<[[4, 2, 64], [253, 1, 247], [64, 251, 250], [127, 2, 127], [0, 2, 255]]> : tensor<5x3xui8>
    check.expect_eq_const %r#8, dense<[[1, 251, 248, 129], [0, 129, 128, 127], [5, 64, 0, 2]]> : tensor<3x4xui8>
    check.expect_eq_const %r#9, dense<1> : tensor<2xi2>
    check.expect_eq_const %r#10, dense<[[252, 8, 249], [5, 127, 248], [0, 127, 129], [129, 255, 249], [128, 254, 2]]> : tensor<5x3xui8>
    check.expect_eq_const %r#11, dense<[[1, 251, 248, 129], [0, 129, 128, 127], [5, 64, 0, 2]]> : tensor<3x4xui8>
    func.return
  }
}
