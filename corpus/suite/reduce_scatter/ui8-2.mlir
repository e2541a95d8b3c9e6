// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce_scatter on ui8, exact values
//   n: more
//   S: rank 0
//   E: ui8
//   F: ui8
//   channel_id: positive
//   use_global_device_ids: false
//   replica_groups: singletons
//   replica_groups: ordered
//   scatter_dimension: first
// legal 0 0: [2,3,6]
// legal 1 0: [2,3,6]
// legal 2 0: [2,3,6]
// legal 3 0: [2,3,6]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program() -> tensor<3xui8> {
    %0 = stablehlo.constant dense<[2, 3, 6]> : tensor<3xui8>
    %1 = "stablehlo.reduce_scatter"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0], [1], [2], [3]]> : tensor<4x1xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%2: tensor<ui8>, %3: tensor<ui8>):
      %4 = stablehlo.xor %2, %3 : tensor<ui8>
      stablehlo.return %4 : tensor<ui8>
    }) : (tensor<3xui8>) -> tensor<3xui8>
    return %1 : tensor<3xui8>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program], [@program]]} : () -> (tensor<3xui8>, tensor<3xui8>, tensor<3xui8>, tensor<3xui8>)
    check.expect_eq_const %r#0, dense<[2, 3, 6]> : tensor<3xui8>
    check.expect_eq_const %r#1, dense<[2, 3, 6]> : tensor<3xui8>
    check.expect_eq_const %r#2, dense<[2, 3, 6]> : tensor<3xui8>
    check.expect_eq_const %r#3, dense<[2, 3, 6]> : tensor<3xui8>
    func.return
  }
}
