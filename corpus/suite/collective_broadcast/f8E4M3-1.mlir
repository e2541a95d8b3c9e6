// RUN: stablehlo-translate --interpret %s --args='[dense<0.9375> : tensor<f8E4M3>, dense<0.625> : tensor<f8E4M3>, dense<-0.75> : tensor<f8E4M3>]'
// RUN: : @program
// stablehlo.collective_broadcast on f8E4M3, envelope values
//   channel_id: 0
//   channel_id: near 1
//   N: low
//   S: rank 0
//   E: f8E4M3
//   replica_groups: singletons
//   replica_groups: scrambled
// legal 0 0: [0.9375]
// legal 1 0: [0.625]
// legal 2 0: [-0.75]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<f8E4M3>) -> tensor<f8E4M3> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[2], [1], [0]]> : tensor<3x1xi64>}> : (tensor<f8E4M3>) -> tensor<f8E4M3>
    return %0 : tensor<f8E4M3>
  }

  func.func @main(%input0: tensor<f8E4M3>, %input1: tensor<f8E4M3>, %input2: tensor<f8E4M3>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>) -> (tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.9375> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v1, dense<0.625> : tensor<f64>
    %v2 = stablehlo.convert %r#2 : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v2, dense<-0.75> : tensor<f64>
    func.return
  }
}
