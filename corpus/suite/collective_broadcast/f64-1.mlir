// RUN: stablehlo-translate --interpret %s --args='[dense<-7.576177722198372> : tensor<f64>, dense<-0.38357102405170557> : tensor<f64>]'
// RUN: : @program
// stablehlo.collective_broadcast on f64, special values
//   channel_id: positive
//   channel_id: near 1 + 1
//   N: low
//   S: rank 0
//   E: f64
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [-7.576177722198372]
// legal 1 0: [-0.38357102405170557]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<f64>) -> tensor<f64>
    return %0 : tensor<f64>
  }

  func.func @main(%input0: tensor<f64>, %input1: tensor<f64>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    check.expect_eq_const %r#0, dense<-7.576177722198372> : tensor<f64>
    check.expect_eq_const %r#1, dense<-0.38357102405170557> : tensor<f64>
    func.return
  }
}
