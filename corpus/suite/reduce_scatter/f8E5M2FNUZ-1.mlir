// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce_scatter on f8E5M2FNUZ, exact values
//   n: more
//   S: rank 0
//   E: f8E5M2FNUZ
//   F: f8E5M2FNUZ
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: one row
//   replica_groups: singletons
//   scatter_dimension: first
// legal 0 0: [[0.0,0.0],[0.0,0.0],-2.0,[0.0,0.0],[0.0,0.0]]
// legal 1 0: [[0.0,0.0],[0.0,0.0],-2.0,[0.0,0.0],[0.0,0.0]]
// legal 2 0: [[0.0,0.0],[0.0,0.0],-2.0,[0.0,0.0],[0.0,0.0]]
// legal 3 0: [[0.0,0.0],[0.0,0.0],-2.0,[0.0,0.0],[0.0,0.0]]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<5xf8E5M2FNUZ> {
    %0 = stablehlo.constant dense<[0.0, 0.0, -2.0, 0.0, 0.0]> : tensor<5xf8E5M2FNUZ>
    %1 = "stablehlo.reduce_scatter"(%0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%2: tensor<f8E5M2FNUZ>, %3: tensor<f8E5M2FNUZ>):
      %4 = stablehlo.minimum %2, %3 : tensor<f8E5M2FNUZ>
      stablehlo.return %4 : tensor<f8E5M2FNUZ>
    }) : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
    return %1 : tensor<5xf8E5M2FNUZ>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program, @program, @program]]} : () -> (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v1, dense<[0, 0, -4611686018427387904, 0, 0]> : tensor<5xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v3, dense<[0, 0, -4611686018427387904, 0, 0]> : tensor<5xi64>
    %v4 = stablehlo.convert %r#2 : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v5, dense<[0, 0, -4611686018427387904, 0, 0]> : tensor<5xi64>
    %v6 = stablehlo.convert %r#3 : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf64>
    %v7 = stablehlo.bitcast_convert %v6 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v7, dense<[0, 0, -4611686018427387904, 0, 0]> : tensor<5xi64>
    func.return
  }
}
