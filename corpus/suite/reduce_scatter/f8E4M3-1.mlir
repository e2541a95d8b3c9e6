// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce_scatter on f8E4M3, special values
//   n: 1
//   S: rank 3+
//   S: has 1
//   E: f8E4M3
//   F: f8E4M3
//   channel_id: positive
//   use_global_device_ids: true
//   replica_groups: singletons
//   replica_groups: ordered
//   scatter_dimension: later
// legal 0 0: [-12.0,-0.6875,3.0,1.625]
// legal 1 0: [-12.0,-0.6875,3.0,1.625]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<1x2x2x1xf8E4M3> {
    %0 = stablehlo.constant dense<[[[[-12.0], [-0.6875]], [[3.0], [1.625]]]]> : tensor<1x2x2x1xf8E4M3>
    %1 = "stablehlo.reduce_scatter"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, scatter_dimension = 3 : i64}> ({
    ^bb0(%2: tensor<f8E4M3>, %3: tensor<f8E4M3>):
      %4 = stablehlo.multiply %2, %3 : tensor<f8E4M3>
      stablehlo.return %4 : tensor<f8E4M3>
    }) : (tensor<1x2x2x1xf8E4M3>) -> tensor<1x2x2x1xf8E4M3>
    return %1 : tensor<1x2x2x1xf8E4M3>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program, @program]]} : () -> (tensor<1x2x2x1xf8E4M3>, tensor<1x2x2x1xf8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<1x2x2x1xf8E4M3>) -> tensor<1x2x2x1xf64>
    check.expect_eq_const %v0, dense<[[[[-12.0], [-0.6875]], [[3.0], [1.625]]]]> : tensor<1x2x2x1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1x2x2x1xf8E4M3>) -> tensor<1x2x2x1xf64>
    check.expect_eq_const %v1, dense<[[[[-12.0], [-0.6875]], [[3.0], [1.625]]]]> : tensor<1x2x2x1xf64>
    func.return
  }
}
