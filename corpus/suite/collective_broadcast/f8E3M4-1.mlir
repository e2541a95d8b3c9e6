// RUN: stablehlo-translate --interpret %s --args='[dense<-0.71875> : tensor<f8E3M4>, dense<2.125> : tensor<f8E3M4>]'
// RUN: : @program
// stablehlo.collective_broadcast on f8E3M4, envelope values
//   channel_id: positive
//   N: low
//   S: rank 0
//   E: f8E3M4
//   replica_groups: singletons
//   replica_groups: scrambled
// legal 0 0: [-0.71875]
// legal 1 0: [2.125]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<f8E3M4>) -> tensor<f8E3M4> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>}> : (tensor<f8E3M4>) -> tensor<f8E3M4>
    return %0 : tensor<f8E3M4>
  }

  func.func @main(%input0: tensor<f8E3M4>, %input1: tensor<f8E3M4>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<f8E3M4>, tensor<f8E3M4>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.71875> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v1, dense<2.125> : tensor<f64>
    func.return
  }
}
