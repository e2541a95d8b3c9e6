// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.all_reduce on f6E2M3FN, exact values
//   N: low
//   S: rank 1
//   F: f6E2M3FN
//   E: f6E2M3FN
//   channel_id: positive
//   use_global_device_ids: false
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [-1.5,-1.0,-2.0,1.0]
// legal 1 0: [-1.5,-1.0,-2.0,1.0]
// legal 2 0: [-1.5,-1.0,-2.0,1.0]
// legal 3 0: [-1.5,-1.0,-2.0,1.0]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<4xf6E2M3FN> {
    %0 = stablehlo.constant dense<[-1.5, -1.0, -2.0, 1.0]> : tensor<4xf6E2M3FN>
    %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
    ^bb0(%2: tensor<f6E2M3FN>, %3: tensor<f6E2M3FN>):
      %4 = stablehlo.maximum %2, %3 : tensor<f6E2M3FN>
      stablehlo.return %4 : tensor<f6E2M3FN>
    }) : (tensor<4xf6E2M3FN>) -> tensor<4xf6E2M3FN>
    return %1 : tensor<4xf6E2M3FN>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program, @program, @program]]} : () -> (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<4xf6E2M3FN>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<[-1.5, -1.0, -2.0, 1.0]> : tensor<4xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<4xf6E2M3FN>) -> tensor<4xf64>
    check.expect_eq_const %v1, dense<[-1.5, -1.0, -2.0, 1.0]> : tensor<4xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<4xf6E2M3FN>) -> tensor<4xf64>
    check.expect_eq_const %v2, dense<[-1.5, -1.0, -2.0, 1.0]> : tensor<4xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<4xf6E2M3FN>) -> tensor<4xf64>
    check.expect_eq_const %v3, dense<[-1.5, -1.0, -2.0, 1.0]> : tensor<4xf64>
    func.return
  }
}
