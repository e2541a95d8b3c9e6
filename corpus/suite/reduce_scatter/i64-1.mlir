// RUN: stablehlo-translate --interpret %s --args='[dense<[[1, 0, -9223372036854775807, -1], [-9223372036854775807, 5246971982635470937, 2, -1]]> : tensor<2x4xi64>, dense<[[-3792559026126809127, 9223372036854775807, 9065192500630755828, -9223372036854775807], [9223372036854775807, -4691138790744378910, -1, 0]]> : tensor<2x4xi64>]'
// RUN: : @program
// stablehlo.reduce_scatter on i64, exact values
//   n: more
//   S: rank 1
//   E: i64
//   F: i64
//   channel_id: positive
//   use_global_device_ids: false
//   replica_groups: one row
//   replica_groups: ordered
//   scatter_dimension: later
// legal 0 0: [-3792559026126809126,9223372036854775807,0,555833191891092027]
// legal 1 0: [-158179536224019979,-9223372036854775808,1,-1]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<2x4xi64>) -> tensor<2x2xi64> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64}> ({
    ^bb0(%1: tensor<i64>, %2: tensor<i64>):
      %3 = stablehlo.add %1, %2 : tensor<i64>
      stablehlo.return %3 : tensor<i64>
    }) : (tensor<2x4xi64>) -> tensor<2x2xi64>
    return %0 : tensor<2x2xi64>
  }

  func.func @main(%input0: tensor<2x4xi64>, %input1: tensor<2x4xi64>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<2x4xi64>, tensor<2x4xi64>) -> (tensor<2x2xi64>, tensor<2x2xi64>)
    check.expect_eq_const %r#0, dense<[[-3792559026126809126, 9223372036854775807], [0, 555833191891092027]]> : tensor<2x2xi64>
    check.expect_eq_const %r#1, dense<[[-158179536224019979, -9223372036854775808], [1, -1]]> : tensor<2x2xi64>
    func.return
  }
}
