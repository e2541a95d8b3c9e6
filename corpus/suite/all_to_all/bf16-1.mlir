// RUN: stablehlo-translate --interpret %s --args='[dense<[7.0, -1.0, 7.0, -1.0]> : tensor<4xbf16>, dense<[3.0, 5.0, 0.0, -1.0]> : tensor<4xbf16>]'
// RUN: : @program
// stablehlo.all_to_all on bf16, exact values
//   N: low
//   s: more
//   S: rank 0
//   E: bf16
//   channel_id: positive
//   channel_id: near 1 + 1
//   split_count: low
//   replica_groups: singletons
//   replica_groups: scrambled
//   split_dimension: low
//   split_dimension: high
//   concat_dimension: low
//   concat_dimension: high
// legal 0 0: [7.0,-1.0,7.0,-1.0]
// legal 1 0: [3.0,5.0,0.0,-1.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, split_count = 1 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<4xbf16>) -> tensor<4xbf16>
    return %0 : tensor<4xbf16>
  }

  func.func @main(%input0: tensor<4xbf16>, %input1: tensor<4xbf16>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<4xbf16>, tensor<4xbf16>) -> (tensor<4xbf16>, tensor<4xbf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<4xbf16>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<[7.0, -1.0, 7.0, -1.0]> : tensor<4xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<4xbf16>) -> tensor<4xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v2, dense<[4613937818241073152, 4617315517961601024, 0, -4616189618054758400]> : tensor<4xi64>
    func.return
  }
}
