// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_broadcast on f8E4M3FNUZ, special values
//   channel_id: negative
//   N: low
//   S: rank 1
//   E: f8E4M3FNUZ
//   replica_groups: scrambled
// legal 0 0: [1.5,-0.5,1.125,2.75,3.25]
// legal 1 0: [1.5,-0.5,1.125,2.75,3.25]
// legal 2 0: [1.5,-0.5,1.125,2.75,3.25]
// legal 3 0: [1.5,-0.5,1.125,2.75,3.25]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program() -> tensor<5xf8E4M3FNUZ> {
    %0 = stablehlo.constant dense<[1.5, -0.5, 1.125, 2.75, 3.25]> : tensor<5xf8E4M3FNUZ>
    %1 = "stablehlo.collective_broadcast"(%0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, replica_groups = dense<[[1, 2], [0, 3]]> : tensor<2x2xi64>}> : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
    return %1 : tensor<5xf8E4M3FNUZ>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program], [@program]]} : () -> (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[1.5, -0.5, 1.125, 2.75, 3.25]> : tensor<5xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf64>
    check.expect_eq_const %v1, dense<[1.5, -0.5, 1.125, 2.75, 3.25]> : tensor<5xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf64>
    check.expect_eq_const %v2, dense<[1.5, -0.5, 1.125, 2.75, 3.25]> : tensor<5xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf64>
    check.expect_eq_const %v3, dense<[1.5, -0.5, 1.125, 2.75, 3.25]> : tensor<5xf64>
    func.return
  }
}
