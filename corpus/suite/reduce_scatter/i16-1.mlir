// RUN: stablehlo-translate --interpret %s --args='[dense<[8, -4, -4, 6, 7]> : tensor<5xi16>, dense<[-3, -9, 7, -9, -4]> : tensor<5xi16>]'
// RUN: : @program
// stablehlo.reduce_scatter on i16, envelope values
//   n: more
//   S: rank 0
//   E: i16
//   F: i16
//   channel_id: positive
//   use_global_device_ids: true
//   replica_groups: singletons
//   replica_groups: scrambled
//   scatter_dimension: first
// legal 0 0: [8,-4,-4,6,7]
// legal 1 0: [-3,-9,7,-9,-4]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<5xi16>) -> tensor<5xi16> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<i16>, %2: tensor<i16>):
      %3 = stablehlo.minimum %1, %2 : tensor<i16>
      stablehlo.return %3 : tensor<i16>
    }) : (tensor<5xi16>) -> tensor<5xi16>
    return %0 : tensor<5xi16>
  }

  func.func @main(%input0: tensor<5xi16>, %input1: tensor<5xi16>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<5xi16>, tensor<5xi16>) -> (tensor<5xi16>, tensor<5xi16>)
    check.expect_eq_const %r#0, dense<[8, -4, -4, 6, 7]> : tensor<5xi16>
    check.expect_eq_const %r#1, dense<[-3, -9, 7, -9, -4]> : tensor<5xi16>
    func.return
  }
}
