// RUN: stablehlo-translate --interpret %s --args='[dense<[[2, 6, 7, 3, 6]]> : tensor<1x5xui4>, dense<[[6, 3, 2, 2, 3]]> : tensor<1x5xui4>, dense<[[4, 1, 4, 5, 0]]> : tensor<1x5xui4>, dense<[[7, 2, 6, 5, 3]]> : tensor<1x5xui4>]'
// RUN: : @program
// stablehlo.all_reduce on ui4, exact values
//   N: low
//   S: rank 2
//   S: has 1
//   F: ui4
//   E: ui4
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: false
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [null,12,null,15,12]
// legal 1 0: [null,12,null,15,12]
// legal 2 0: [null,12,null,15,12]
// legal 3 0: [null,12,null,15,12]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<1x5xui4>) -> tensor<1x5xui4> {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
    ^bb0(%1: tensor<ui4>, %2: tensor<ui4>):
      %3 = stablehlo.add %1, %2 : tensor<ui4>
      stablehlo.return %3 : tensor<ui4>
    }) : (tensor<1x5xui4>) -> tensor<1x5xui4>
    return %0 : tensor<1x5xui4>
  }

  func.func @main(%input0: tensor<1x5xui4>, %input1: tensor<1x5xui4>, %input2: tensor<1x5xui4>, %input3: tensor<1x5xui4>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program, @program, @program]]} : (tensor<1x5xui4>, tensor<1x5xui4>, tensor<1x5xui4>, tensor<1x5xui4>) -> (tensor<1x5xui4>, tensor<1x5xui4>, tensor<1x5xui4>, tensor<1x5xui4>)
    %v0 = stablehlo.constant dense<[[15, 12, 15, 15, 12]]> : tensor<1x5xui4>
    %v1 = stablehlo.constant dense<[[0, 12, 0, 15, 12]]> : tensor<1x5xui4>
    %v2 = stablehlo.compare GE, %r#0, %v1, UNSIGNED : (tensor<1x5xui4>, tensor<1x5xui4>) -> tensor<1x5xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, UNSIGNED : (tensor<1x5xui4>, tensor<1x5xui4>) -> tensor<1x5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x5xi1>
    %v5 = stablehlo.constant dense<[[true, false, true, false, false]]> : tensor<1x5xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<1x5xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1x5xi1>
    %v7 = stablehlo.constant dense<[[15, 12, 15, 15, 12]]> : tensor<1x5xui4>
    %v8 = stablehlo.constant dense<[[0, 12, 0, 15, 12]]> : tensor<1x5xui4>
    %v9 = stablehlo.compare GE, %r#1, %v8, UNSIGNED : (tensor<1x5xui4>, tensor<1x5xui4>) -> tensor<1x5xi1>
    %v10 = stablehlo.compare LE, %r#1, %v7, UNSIGNED : (tensor<1x5xui4>, tensor<1x5xui4>) -> tensor<1x5xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1x5xi1>
    %v12 = stablehlo.constant dense<[[true, false, true, false, false]]> : tensor<1x5xi1>
    %v13 = stablehlo.or %v11, %v12 : tensor<1x5xi1>
    check.expect_eq_const %v13, dense<true> : tensor<1x5xi1>
    %v14 = stablehlo.constant dense<[[15, 12, 15, 15, 12]]> : tensor<1x5xui4>
    %v15 = stablehlo.constant dense<[[0, 12, 0, 15, 12]]> : tensor<1x5xui4>
    %v16 = stablehlo.compare GE, %r#2, %v15, UNSIGNED : (tensor<1x5xui4>, tensor<1x5xui4>) -> tensor<1x5xi1>
    %v17 = stablehlo.compare LE, %r#2, %v14, UNSIGNED : (tensor<1x5xui4>, tensor<1x5xui4>) -> tensor<1x5xi1>
    %v18 = stablehlo.and %v16, %v17 : tensor<1x5xi1>
    %v19 = stablehlo.constant dense<[[true, false, true, false, false]]> : tensor<1x5xi1>
    %v20 = stablehlo.or %v18, %v19 : tensor<1x5xi1>
    check.expect_eq_const %v20, dense<true> : tensor<1x5xi1>
    %v21 = stablehlo.constant dense<[[15, 12, 15, 15, 12]]> : tensor<1x5xui4>
    %v22 = stablehlo.constant dense<[[0, 12, 0, 15, 12]]> : tensor<1x5xui4>
    %v23 = stablehlo.compare GE, %r#3, %v22, UNSIGNED : (tensor<1x5xui4>, tensor<1x5xui4>) -> tensor<1x5xi1>
    %v24 = stablehlo.compare LE, %r#3, %v21, UNSIGNED : (tensor<1x5xui4>, tensor<1x5xui4>) -> tensor<1x5xi1>
    %v25 = stablehlo.and %v23, %v24 : tensor<1x5xi1>
    %v26 = stablehlo.constant dense<[[true, false, true, false, false]]> : tensor<1x5xi1>
    %v27 = stablehlo.or %v25, %v26 : tensor<1x5xi1>
    check.expect_eq_const %v27, dense<true> : tensor<1x5xi1>
    func.return
  }
}
