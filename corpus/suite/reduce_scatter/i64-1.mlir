// RUN: stablehlo-translate --interpret %s --args='[dense<[[1, 17179869184, -9223372036854775807, -1], [-9223372036854775807, 5246971982635470937, 2, -1]]> : tensor<2x4xi64>, dense<[[-9223372036854775807, 9223372036854775807, -4691138790744378910, -1], [0, 7984480415612759886, -8689794581867767054, 128]]> : tensor<2x4xi64>]'
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
// legal 0 0: [-9223372036854775806,null,-9223372036854775807,null]
// legal 1 0: [null,-2,-8689794581867767052,127]

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
    %v0 = stablehlo.constant dense<[[-9223372036854775806, 9223372036854775807], [-9223372036854775807, 9223372036854775807]]> : tensor<2x2xi64>
    %v1 = stablehlo.constant dense<[[-9223372036854775806, -9223372036854775808], [-9223372036854775807, -9223372036854775808]]> : tensor<2x2xi64>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x2xi1>
    %v5 = stablehlo.constant dense<[[false, true], [false, true]]> : tensor<2x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x2xi1>
    %v7 = stablehlo.constant dense<[[9223372036854775807, -2], [-8689794581867767052, 127]]> : tensor<2x2xi64>
    %v8 = stablehlo.constant dense<[[-9223372036854775808, -2], [-8689794581867767052, 127]]> : tensor<2x2xi64>
    %v9 = stablehlo.compare GE, %r#1, %v8, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %v10 = stablehlo.compare LE, %r#1, %v7, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<2x2xi1>
    %v12 = stablehlo.constant dense<[[true, false], [false, false]]> : tensor<2x2xi1>
    %v13 = stablehlo.or %v11, %v12 : tensor<2x2xi1>
    check.expect_eq_const %v13, dense<true> : tensor<2x2xi1>
    func.return
  }
}
