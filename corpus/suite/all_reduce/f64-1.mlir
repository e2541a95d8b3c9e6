// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f64>, dense<-0.25> : tensor<f64>, dense<0.5> : tensor<f64>]'
// RUN: : @program
// stablehlo.all_reduce on f64, exact values
//   N: low
//   S: rank 0
//   F: f64
//   E: f64
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: one row
//   replica_groups: scrambled
// legal 0 0: [0.25]
// legal 1 0: [0.25]
// legal 2 0: [0.25]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[2, 1, 0]]> : tensor<1x3xi64>}> ({
    ^bb0(%1: tensor<f64>, %2: tensor<f64>):
      %3 = stablehlo.add %1, %2 : tensor<f64>
      stablehlo.return %3 : tensor<f64>
    }) : (tensor<f64>) -> tensor<f64>
    return %0 : tensor<f64>
  }

  func.func @main(%input0: tensor<f64>, %input1: tensor<f64>, %input2: tensor<f64>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    check.expect_eq_const %r#0, dense<0.25> : tensor<f64>
    check.expect_eq_const %r#1, dense<0.25> : tensor<f64>
    check.expect_eq_const %r#2, dense<0.25> : tensor<f64>
    func.return
  }
}
