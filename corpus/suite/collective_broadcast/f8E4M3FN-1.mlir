// RUN: stablehlo-translate --interpret %s --args='[dense<2.75> : tensor<f8E4M3FN>, dense<-0.5> : tensor<f8E4M3FN>]'
// RUN: : @program
// stablehlo.collective_broadcast on f8E4M3FN, special values
//   channel_id: negative
//   channel_id: near 1 - 1
//   N: low
//   S: rank 0
//   E: f8E4M3FN
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [0.0]
// legal 1 0: [-0.5]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[1]]> : tensor<1x1xi64>}> : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    return %0 : tensor<f8E4M3FN>
  }

  func.func @main(%input0: tensor<f8E4M3FN>, %input1: tensor<f8E4M3FN>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    %v2 = stablehlo.convert %r#1 : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v2, dense<-0.5> : tensor<f64>
    func.return
  }
}
