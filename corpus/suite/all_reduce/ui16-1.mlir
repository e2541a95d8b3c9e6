// RUN: stablehlo-translate --interpret %s --args='[dense<3> : tensor<ui16>, dense<1> : tensor<ui16>, dense<7> : tensor<ui16>, dense<2> : tensor<ui16>]'
// RUN: : @program
// stablehlo.all_reduce on ui16, exact values
//   N: low
//   S: rank 0
//   F: ui16
//   E: ui16
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: false
//   replica_groups: one row
//   replica_groups: scrambled
// legal 0 0: [7]
// legal 1 0: [7]
// legal 2 0: [7]
// legal 3 0: [7]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<ui16>) -> tensor<ui16> {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%1: tensor<ui16>, %2: tensor<ui16>):
      %3 = stablehlo.xor %1, %2 : tensor<ui16>
      stablehlo.return %3 : tensor<ui16>
    }) : (tensor<ui16>) -> tensor<ui16>
    return %0 : tensor<ui16>
  }

  func.func @main(%input0: tensor<ui16>, %input1: tensor<ui16>, %input2: tensor<ui16>, %input3: tensor<ui16>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program], [@program, @program]]} : (tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>) -> (tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>)
    check.expect_eq_const %r#0, dense<7> : tensor<ui16>
    check.expect_eq_const %r#1, dense<7> : tensor<ui16>
    check.expect_eq_const %r#2, dense<7> : tensor<ui16>
    check.expect_eq_const %r#3, dense<7> : tensor<ui16>
    func.return
  }
}
