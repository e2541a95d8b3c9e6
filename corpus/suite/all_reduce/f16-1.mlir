// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.all_reduce on f16, envelope values
//   N: low
//   S: rank 0
//   F: f16
//   E: f16
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [0.213134765625]
// legal 1 0: [0.213134765625]
// legal 2 0: [0.213134765625]
// legal 3 0: [0.213134765625]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<f16> {
    %0 = stablehlo.constant dense<0.21313477> : tensor<f16>
    %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
    ^bb0(%2: tensor<f16>, %3: tensor<f16>):
      %4 = stablehlo.maximum %2, %3 : tensor<f16>
      stablehlo.return %4 : tensor<f16>
    }) : (tensor<f16>) -> tensor<f16>
    return %1 : tensor<f16>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program, @program, @program]]} : () -> (tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>)
    %v0 = stablehlo.convert %r#0 : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.213134765625> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v1, dense<0.213134765625> : tensor<f64>
    %v2 = stablehlo.convert %r#2 : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v2, dense<0.213134765625> : tensor<f64>
    %v3 = stablehlo.convert %r#3 : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v3, dense<0.213134765625> : tensor<f64>
    func.return
  }
}
