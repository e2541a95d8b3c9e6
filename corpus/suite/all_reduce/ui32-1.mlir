// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.all_reduce on ui32, exact values
//   N: low
//   S: rank 1
//   F: ui32
//   E: ui32
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: true
//   replica_groups: one row
//   replica_groups: scrambled
// legal 0 0: [81,36]
// legal 1 0: [81,36]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<2xui32> {
    %0 = stablehlo.constant dense<[9, 6]> : tensor<2xui32>
    %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%2: tensor<ui32>, %3: tensor<ui32>):
      %4 = stablehlo.multiply %2, %3 : tensor<ui32>
      stablehlo.return %4 : tensor<ui32>
    }) : (tensor<2xui32>) -> tensor<2xui32>
    return %1 : tensor<2xui32>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program], [@program]]} : () -> (tensor<2xui32>, tensor<2xui32>)
    check.expect_eq_const %r#0, dense<[81, 36]> : tensor<2xui32>
    check.expect_eq_const %r#1, dense<[81, 36]> : tensor<2xui32>
    func.return
  }
}
