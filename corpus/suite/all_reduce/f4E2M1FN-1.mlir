// RUN: stablehlo-translate --interpret %s --args='[dense<-2.0> : tensor<f4E2M1FN>, dense<-1.0> : tensor<f4E2M1FN>]'
// RUN: : @program
// stablehlo.all_reduce on f4E2M1FN, exact values
//   N: low
//   S: rank 0
//   F: f4E2M1FN
//   E: f4E2M1FN
//   channel_id: negative
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: [-1.0]
// legal 1 0: [-1.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<f4E2M1FN>) -> tensor<f4E2M1FN> {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -3, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%1: tensor<f4E2M1FN>, %2: tensor<f4E2M1FN>):
      %3 = stablehlo.maximum %1, %2 : tensor<f4E2M1FN>
      stablehlo.return %3 : tensor<f4E2M1FN>
    }) : (tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
    return %0 : tensor<f4E2M1FN>
  }

  func.func @main(%input0: tensor<f4E2M1FN>, %input1: tensor<f4E2M1FN>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> (tensor<f4E2M1FN>, tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<f4E2M1FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f4E2M1FN>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-1.0> : tensor<f64>
    func.return
  }
}
