// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.all_reduce on f8E3M4, exact values
//   N: low
//   S: rank 1
//   S: has 1
//   F: f8E3M4
//   E: f8E3M4
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: false
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: [0.0]
// legal 1 0: [0.0]
// legal 2 0: [0.0]
// legal 3 0: [0.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<1xf8E3M4> {
    %0 = stablehlo.constant dense<[0.0]> : tensor<1xf8E3M4>
    %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%2: tensor<f8E3M4>, %3: tensor<f8E3M4>):
      %4 = stablehlo.maximum %2, %3 : tensor<f8E3M4>
      stablehlo.return %4 : tensor<f8E3M4>
    }) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
    return %1 : tensor<1xf8E3M4>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program], [@program, @program]]} : () -> (tensor<1xf8E3M4>, tensor<1xf8E3M4>, tensor<1xf8E3M4>, tensor<1xf8E3M4>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf8E3M4>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<1xf8E3M4>) -> tensor<1xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v3, dense<0> : tensor<1xi64>
    %v4 = stablehlo.convert %r#2 : (tensor<1xf8E3M4>) -> tensor<1xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v5, dense<0> : tensor<1xi64>
    %v6 = stablehlo.convert %r#3 : (tensor<1xf8E3M4>) -> tensor<1xf64>
    %v7 = stablehlo.bitcast_convert %v6 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v7, dense<0> : tensor<1xi64>
    func.return
  }
}
