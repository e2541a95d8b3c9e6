// RUN: stablehlo-translate --interpret %s --args='[dense<0.25> : tensor<f8E8M0FNU>, dense<8.0> : tensor<f8E8M0FNU>]'
// RUN: : @program
// stablehlo.collective_permute on f8E8M0FNU, envelope values
//   S: rank 0
//   E: f8E8M0FNU
//   channel_id: 0
//   channel_id: near 1
//   source_target_pairs: more pairs
// legal 0 0: [8.0]
// legal 1 0: [0.25]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
    %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
    return %0 : tensor<f8E8M0FNU>
  }

  func.func @main(%input0: tensor<f8E8M0FNU>, %input1: tensor<f8E8M0FNU>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v0, dense<8.0> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v1, dense<0.25> : tensor<f64>
    func.return
  }
}
