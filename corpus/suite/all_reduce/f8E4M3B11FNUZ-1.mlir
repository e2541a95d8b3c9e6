// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, -0.5, 0.0]]> : tensor<2x4xf8E4M3B11FNUZ>, dense<0.75> : tensor<f8E4M3B11FNUZ>, dense<[[0.0, 0.0, 0.0, -1.0], [0.0, 0.5, 0.0, -1.0]]> : tensor<2x4xf8E4M3B11FNUZ>, dense<0.75> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.all_reduce on f8E4M3B11FNUZ, exact values
//   N: low + 1
//   S: rank 0
//   S: rank 2
//   F: f8E4M3B11FNUZ
//   E: f8E4M3B11FNUZ
//   channel_id: negative
//   replica_groups: one row
//   replica_groups: scrambled
// legal 0 0: [0.75]
// legal 0 1: [[0.0,0.0],[0.0,0.0],[0.0,0.0],-1.0,[0.0,0.0],[0.0,0.0],-0.5,-1.0]
// legal 1 0: [0.75]
// legal 1 1: [[0.0,0.0],[0.0,0.0],[0.0,0.0],-1.0,[0.0,0.0],[0.0,0.0],-0.5,-1.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<2x4xf8E4M3B11FNUZ>, %arg1: tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>) {
    %0, %1 = "stablehlo.all_reduce"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = -3, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%2: tensor<f8E4M3B11FNUZ>, %3: tensor<f8E4M3B11FNUZ>):
      %4 = stablehlo.minimum %2, %3 : tensor<f8E4M3B11FNUZ>
      stablehlo.return %4 : tensor<f8E4M3B11FNUZ>
    }) : (tensor<2x4xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<2x4xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>)
    return %1, %0 : tensor<f8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>
  }

  func.func @main(%input0: tensor<2x4xf8E4M3B11FNUZ>, %input1: tensor<f8E4M3B11FNUZ>, %input2: tensor<2x4xf8E4M3B11FNUZ>, %input3: tensor<f8E4M3B11FNUZ>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program]]} : (tensor<2x4xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.75> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<2x4xf8E4M3B11FNUZ>) -> tensor<2x4xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<2x4xf64>) -> tensor<2x4xi64>
    check.expect_eq_const %v2, dense<[[0, 0, 0, -4616189618054758400], [0, 0, -4620693217682128896, -4616189618054758400]]> : tensor<2x4xi64>
    %v3 = stablehlo.convert %r#2 : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v3, dense<0.75> : tensor<f64>
    %v4 = stablehlo.convert %r#3 : (tensor<2x4xf8E4M3B11FNUZ>) -> tensor<2x4xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<2x4xf64>) -> tensor<2x4xi64>
    check.expect_eq_const %v5, dense<[[0, 0, 0, -4616189618054758400], [0, 0, -4620693217682128896, -4616189618054758400]]> : tensor<2x4xi64>
    func.return
  }
}
