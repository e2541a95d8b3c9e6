// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.75, 0.25, -0.75]> : tensor<3xf8E4M3B11FNUZ>, dense<[0.0, -0.25, -0.75]> : tensor<3xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.collective_permute on f8E4M3B11FNUZ, exact values
//   S: rank 1
//   E: f8E4M3B11FNUZ
//   channel_id: 0
//   channel_id: near 1
//   source_target_pairs: empty
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0]]
// legal 1 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ> {
    %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
    return %0 : tensor<3xf8E4M3B11FNUZ>
  }

  func.func @main(%input0: tensor<3xf8E4M3B11FNUZ>, %input1: tensor<3xf8E4M3B11FNUZ>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v1, dense<0> : tensor<3xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v3, dense<0> : tensor<3xi64>
    func.return
  }
}
