// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.25]> : tensor<1xf8E5M2FNUZ>, dense<[0.0]> : tensor<1xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.collective_broadcast on f8E5M2FNUZ, exact values
//   channel_id: negative
//   channel_id: near 1 - 1
//   N: low
//   S: rank 1
//   S: has 1
//   E: f8E5M2FNUZ
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [-0.25]
// legal 1 0: [[0.0,0.0]]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ>
    return %0 : tensor<1xf8E5M2FNUZ>
  }

  func.func @main(%input0: tensor<1xf8E5M2FNUZ>, %input1: tensor<1xf8E5M2FNUZ>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-0.25> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v2, dense<0> : tensor<1xi64>
    func.return
  }
}
