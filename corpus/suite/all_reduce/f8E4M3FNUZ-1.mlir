// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.all_reduce on f8E4M3FNUZ, special values
//   N: low
//   S: rank 2
//   S: has 1
//   F: f8E4M3FNUZ
//   E: f8E4M3FNUZ
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: [-0.0078125,240.0,-0.40625,240.0,240.0]
// legal 1 0: [-0.0078125,240.0,-0.40625,240.0,240.0]
// legal 2 0: [-0.0078125,240.0,-0.40625,240.0,240.0]
// legal 3 0: [-0.0078125,240.0,-0.40625,240.0,240.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<1x5xf8E4M3FNUZ> {
    %0 = stablehlo.constant dense<[[-0.0078125, 240.0, -0.40625, 240.0, 240.0]]> : tensor<1x5xf8E4M3FNUZ>
    %1 = "stablehlo.all_reduce"(%0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%2: tensor<f8E4M3FNUZ>, %3: tensor<f8E4M3FNUZ>):
      %4 = stablehlo.maximum %2, %3 : tensor<f8E4M3FNUZ>
      stablehlo.return %4 : tensor<f8E4M3FNUZ>
    }) : (tensor<1x5xf8E4M3FNUZ>) -> tensor<1x5xf8E4M3FNUZ>
    return %1 : tensor<1x5xf8E4M3FNUZ>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program], [@program, @program]]} : () -> (tensor<1x5xf8E4M3FNUZ>, tensor<1x5xf8E4M3FNUZ>, tensor<1x5xf8E4M3FNUZ>, tensor<1x5xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<1x5xf8E4M3FNUZ>) -> tensor<1x5xf64>
    check.expect_eq_const %v0, dense<[[-0.0078125, 240.0, -0.40625, 240.0, 240.0]]> : tensor<1x5xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1x5xf8E4M3FNUZ>) -> tensor<1x5xf64>
    check.expect_eq_const %v1, dense<[[-0.0078125, 240.0, -0.40625, 240.0, 240.0]]> : tensor<1x5xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<1x5xf8E4M3FNUZ>) -> tensor<1x5xf64>
    check.expect_eq_const %v2, dense<[[-0.0078125, 240.0, -0.40625, 240.0, 240.0]]> : tensor<1x5xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<1x5xf8E4M3FNUZ>) -> tensor<1x5xf64>
    check.expect_eq_const %v3, dense<[[-0.0078125, 240.0, -0.40625, 240.0, 240.0]]> : tensor<1x5xf64>
    func.return
  }
}
