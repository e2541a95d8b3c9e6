// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_permute on ui32, special values
//   S: rank 1
//   S: has 1
//   E: ui32
//   channel_id: 0
//   channel_id: near 1
//   source_target_pairs: self pair
//   source_target_pairs: more pairs
// legal 0 0: [4294967290]
// legal 1 0: [4294967290]
// legal 2 0: [4294967290]
// legal 3 0: [4294967290]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<1xui32> {
    %0 = stablehlo.constant dense<[4294967290]> : tensor<1xui32>
    %1 = "stablehlo.collective_permute"(%0) <{source_target_pairs = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> : (tensor<1xui32>) -> tensor<1xui32>
    return %1 : tensor<1xui32>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program], [@program, @program]]} : () -> (tensor<1xui32>, tensor<1xui32>, tensor<1xui32>, tensor<1xui32>)
    check.expect_eq_const %r#0, dense<4294967290> : tensor<1xui32>
    check.expect_eq_const %r#1, dense<4294967290> : tensor<1xui32>
    check.expect_eq_const %r#2, dense<4294967290> : tensor<1xui32>
    check.expect_eq_const %r#3, dense<4294967290> : tensor<1xui32>
    func.return
  }
}
