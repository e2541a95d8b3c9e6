// RUN: stablehlo-translate --interpret %s --args='[dense<[[1, 87, 1, 167, 141, 128, 127, 64, 93, 0, 255, 136, 0, 255, 88, 183, 255, 95, 106, 255]]> : tensor<1x20xui8>, dense<[[211, 0, 187, 64, 128, 127, 176, 126, 64, 127, 112, 128, 20, 101, 133, 9, 128, 139, 100, 123]]> : tensor<1x20xui8>, dense<[[6, 1, 129, 64, 128, 178, 111, 1, 128, 216, 127, 123, 0, 151, 33, 127, 0, 127, 129, 128]]> : tensor<1x20xui8>, dense<[[16, 1, 127, 1, 64, 2, 255, 22, 129, 255, 243, 94, 48, 255, 59, 128, 255, 66, 129, 130]]> : tensor<1x20xui8>]'
// RUN: : @program
// stablehlo.reduce_scatter on ui8, exact values
//   n: more
//   S: rank 1
//   S: has 1
//   E: ui8
//   F: ui8
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: false
//   replica_groups: one row
//   replica_groups: ordered
//   scatter_dimension: later
// legal 0 0: [196,87,68,166,205]
// legal 1 0: [79,95,41,28,88]
// legal 2 0: [3,45,36,242,199]
// legal 3 0: [65,128,233,14,134]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<1x20xui8>) -> tensor<1x5xui8> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 1 : i64}> ({
    ^bb0(%1: tensor<ui8>, %2: tensor<ui8>):
      %3 = stablehlo.xor %1, %2 : tensor<ui8>
      stablehlo.return %3 : tensor<ui8>
    }) : (tensor<1x20xui8>) -> tensor<1x5xui8>
    return %0 : tensor<1x5xui8>
  }

  func.func @main(%input0: tensor<1x20xui8>, %input1: tensor<1x20xui8>, %input2: tensor<1x20xui8>, %input3: tensor<1x20xui8>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<1x20xui8>, tensor<1x20xui8>, tensor<1x20xui8>, tensor<1x20xui8>) -> (tensor<1x5xui8>, tensor<1x5xui8>, tensor<1x5xui8>, tensor<1x5xui8>)
    check.expect_eq_const %r#0, dense<[[196, 87, 68, 166, 205]]> : tensor<1x5xui8>
    check.expect_eq_const %r#1, dense<[[79, 95, 41, 28, 88]]> : tensor<1x5xui8>
    check.expect_eq_const %r#2, dense<[[3, 45, 36, 242, 199]]> : tensor<1x5xui8>
    check.expect_eq_const %r#3, dense<[[65, 128, 233, 14, 134]]> : tensor<1x5xui8>
    func.return
  }
}
