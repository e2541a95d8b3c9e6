// RUN: stablehlo-translate --interpret %s --args='[dense<[[false], [false], [true]]> : tensor<3x1xi1>, dense<> : tensor<3x4x0x3xi1>, dense<[false, false, false, true]> : tensor<4xi1>, dense<true> : tensor<i1>, dense<[[false], [false], [true]]> : tensor<3x1xi1>, dense<> : tensor<3x4x0x3xi1>, dense<[true, false, true, false]> : tensor<4xi1>, dense<true> : tensor<i1>]'
// RUN: : @program
// stablehlo.all_reduce on i1, exact values
//   S: rank 0
//   S: rank 1
//   S: rank 2
//   S: rank 3+
//   S: has 0
//   S: has 1
//   F: i1
//   E: i1
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: singletons
//   replica_groups: ordered
// legal 0 0: [true]
// legal 0 1: [false,false,false,true]
// legal 0 2: []
// legal 0 3: [false,false,true]
// legal 1 0: [true]
// legal 1 1: [true,false,true,false]
// legal 1 2: []
// legal 1 3: [false,false,true]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<3x1xi1>, %arg1: tensor<3x4x0x3xi1>, %arg2: tensor<4xi1>, %arg3: tensor<i1>) -> (tensor<i1>, tensor<4xi1>, tensor<3x4x0x3xi1>, tensor<3x1xi1>) {
    %0, %1, %2, %3 = "stablehlo.all_reduce"(%arg0, %arg1, %arg2, %arg3) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> ({
    ^bb0(%4: tensor<i1>, %5: tensor<i1>):
      %6 = stablehlo.add %4, %5 : tensor<i1>
      stablehlo.return %6 : tensor<i1>
    }) : (tensor<3x1xi1>, tensor<3x4x0x3xi1>, tensor<4xi1>, tensor<i1>) -> (tensor<3x1xi1>, tensor<3x4x0x3xi1>, tensor<4xi1>, tensor<i1>)
    return %3, %2, %1, %0 : tensor<i1>, tensor<4xi1>, tensor<3x4x0x3xi1>, tensor<3x1xi1>
  }

  func.func @main(%input0: tensor<3x1xi1>, %input1: tensor<3x4x0x3xi1>, %input2: tensor<4xi1>, %input3: tensor<i1>, %input4: tensor<3x1xi1>, %input5: tensor<3x4x0x3xi1>, %input6: tensor<4xi1>, %input7: tensor<i1>) {
    %r:8 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program], [@program]]} : (tensor<3x1xi1>, tensor<3x4x0x3xi1>, tensor<4xi1>, tensor<i1>, tensor<3x1xi1>, tensor<3x4x0x3xi1>, tensor<4xi1>, tensor<i1>) -> (tensor<i1>, tensor<4xi1>, tensor<3x4x0x3xi1>, tensor<3x1xi1>, tensor<i1>, tensor<4xi1>, tensor<3x4x0x3xi1>, tensor<3x1xi1>)
    check.expect_eq_const %r#0, dense<true> : tensor<i1>
    check.expect_eq_const %r#1, dense<[false, false, false, true]> : tensor<4xi1>
    check.expect_eq_const %r#3, dense<[[false], [false], [true]]> : tensor<3x1xi1>
    check.expect_eq_const %r#4, dense<true> : tensor<i1>
    check.expect_eq_const %r#5, dense<[true, false, true, false]> : tensor<4xi1>
    check.expect_eq_const %r#7, dense<[[false], [false], [true]]> : tensor<3x1xi1>
    func.return
  }
}
