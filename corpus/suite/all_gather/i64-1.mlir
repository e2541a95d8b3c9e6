// RUN: stablehlo-translate --interpret %s --args='[dense<[[0], [-7377975160066616871], [-9223372036854775808]]> : tensor<3x1xi64>, dense<[[-3454770276252923559], [2720563517378318043], [1]]> : tensor<3x1xi64>, dense<[[-7673963100501811455], [-5493636958364616844], [0]]> : tensor<3x1xi64>]'
// RUN: : @program
// stablehlo.all_gather on i64, exact values
//   N: low
//   n: more
//   S: rank 1
//   S: has 1
//   E: i64
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: false
//   replica_groups: singletons
//   replica_groups: scrambled
//   all_gather_dim: low
// legal 0 0: [0,-7377975160066616871,-9223372036854775808]
// legal 1 0: [-3454770276252923559,2720563517378318043,1]
// legal 2 0: [-7673963100501811455,-5493636958364616844,0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<3x1xi64>) -> tensor<3x1xi64> {
    %0 = "stablehlo.all_gather"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1], [0], [2]]> : tensor<3x1xi64>, all_gather_dim = 0 : i64}> : (tensor<3x1xi64>) -> tensor<3x1xi64>
    return %0 : tensor<3x1xi64>
  }

  func.func @main(%input0: tensor<3x1xi64>, %input1: tensor<3x1xi64>, %input2: tensor<3x1xi64>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<3x1xi64>, tensor<3x1xi64>, tensor<3x1xi64>) -> (tensor<3x1xi64>, tensor<3x1xi64>, tensor<3x1xi64>)
    check.expect_eq_const %r#0, dense<[[0], [-7377975160066616871], [-9223372036854775808]]> : tensor<3x1xi64>
    check.expect_eq_const %r#1, dense<[[-3454770276252923559], [2720563517378318043], [1]]> : tensor<3x1xi64>
    check.expect_eq_const %r#2, dense<[[-7673963100501811455], [-5493636958364616844], [0]]> : tensor<3x1xi64>
    func.return
  }
}
