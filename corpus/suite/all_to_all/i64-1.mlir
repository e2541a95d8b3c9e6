// RUN: stablehlo-translate --interpret %s --args='[dense<[[7, -8, 0, 8], [0, 0, 2, 7], [3, -9, 6, -3], [3, 1, -8, -2]]> : tensor<4x4xi64>, dense<[true, true, true, true, false, true, true, true, true, true, false, false, false, true, false, true]> : tensor<16xi1>, dense<[[-4, 5, -2, -8], [-8, 4, 8, -2], [-8, -4, 4, 9], [-7, -7, -6, -6]]> : tensor<4x4xi64>, dense<[true, false, false, true, true, true, false, true, true, true, false, true, true, false, false, false]> : tensor<16xi1>, dense<[[5, 7, -6, -9], [-5, -8, -4, -2], [1, 2, -4, 5], [2, -5, -7, -7]]> : tensor<4x4xi64>, dense<[true, true, true, false, true, false, false, true, true, false, true, false, true, false, false, false]> : tensor<16xi1>, dense<[[-2, -5, 8, -4], [-3, -8, -3, 9], [5, 2, -4, 0], [-4, 1, -1, 1]]> : tensor<4x4xi64>, dense<[false, false, true, true, false, false, true, true, false, true, true, true, false, false, true, false]> : tensor<16xi1>]'
// RUN: : @program
// stablehlo.all_to_all on i64, exact values
//   N: low + 1
//   s: 1
//   s: more
//   S: rank 0
//   S: rank 1
//   E: i1
//   E: i64
//   channel_id: negative
//   channel_id: near 1 - 1
//   split_count: high
//   replica_groups: one row
//   replica_groups: scrambled
//   split_dimension: low
//   split_dimension: high
//   concat_dimension: low
//   concat_dimension: high
// legal 0 0: [false,false,true,false,true,false,false,false,true,false,false,false,false,true,false,true]
// legal 0 1: [-4,1,-1,1,2,-5,-7,-7,-7,-7,-6,-6,3,1,-8,-2]
// legal 1 0: [false,true,true,true,true,false,true,false,true,true,false,true,true,true,false,false]
// legal 1 1: [5,2,-4,0,1,2,-4,5,-8,-4,4,9,3,-9,6,-3]
// legal 2 0: [false,false,true,true,true,false,false,true,true,true,false,true,false,true,true,true]
// legal 2 1: [-3,-8,-3,9,-5,-8,-4,-2,-8,4,8,-2,0,0,2,7]
// legal 3 0: [false,false,true,true,true,true,true,false,true,false,false,true,true,true,true,true]
// legal 3 1: [-2,-5,8,-4,5,7,-6,-9,-4,5,-2,-8,7,-8,0,8]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<4x4xi64>, %arg1: tensor<16xi1>) -> (tensor<16xi1>, tensor<4x4xi64>) {
    %0, %1 = "stablehlo.all_to_all"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, split_count = 4 : i64, replica_groups = dense<[[3, 2, 1, 0]]> : tensor<1x4xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<4x4xi64>, tensor<16xi1>) -> (tensor<4x4xi64>, tensor<16xi1>)
    return %1, %0 : tensor<16xi1>, tensor<4x4xi64>
  }

  func.func @main(%input0: tensor<4x4xi64>, %input1: tensor<16xi1>, %input2: tensor<4x4xi64>, %input3: tensor<16xi1>, %input4: tensor<4x4xi64>, %input5: tensor<16xi1>, %input6: tensor<4x4xi64>, %input7: tensor<16xi1>) {
    %r:8 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<4x4xi64>, tensor<16xi1>, tensor<4x4xi64>, tensor<16xi1>, tensor<4x4xi64>, tensor<16xi1>, tensor<4x4xi64>, tensor<16xi1>) -> (tensor<16xi1>, tensor<4x4xi64>, tensor<16xi1>, tensor<4x4xi64>, tensor<16xi1>, tensor<4x4xi64>, tensor<16xi1>, tensor<4x4xi64>)
    check.expect_eq_const %r#0, dense<[false, false, true, false, true, false, false, false, true, false, false, false, false, true, false, true]> : tensor<16xi1>
    check.expect_eq_const %r#1, dense<[[-4, 1, -1, 1], [2, -5, -7, -7], [-7, -7, -6, -6], [3, 1, -8, -2]]> : tensor<4x4xi64>
    check.expect_eq_const %r#2, dense<[false, true, true, true, true, false, true, false, true, true, false, true, true, true, false, false]> : tensor<16xi1>
    check.expect_eq_const %r#3, dense<[[5, 2, -4, 0], [1, 2, -4, 5], [-8, -4, 4, 9], [3, -9, 6, -3]]> : tensor<4x4xi64>
    check.expect_eq_const %r#4, dense<[false, false, true, true, true, false, false, true, true, true, false, true, false, true, true, true]> : tensor<16xi1>
    check.expect_eq_const %r#5, dense<[[-3, -8, -3, 9], [-5, -8, -4, -2], [-8, 4, 8, -2], [0, 0, 2, 7]]> : tensor<4x4xi64>
    check.expect_eq_const %r#6, dense<[false, false, true, true, true, true, true, false, true, false, false, true, true, true, true, true]> : tensor<16xi1>
    check.expect_eq_const %r#7, dense<[[-2, -5, 8, -4], [5, 7, -6, -9], [-4, 5, -2, -8], [7, -8, 0, 8]]> : tensor<4x4xi64>
    func.return
  }
}
