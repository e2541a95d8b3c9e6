// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f6E3M2FN>, dense<-0.5> : tensor<f6E3M2FN>, dense<0.0> : tensor<f6E3M2FN>, dense<0.0> : tensor<f6E3M2FN>]'
// RUN: : @program
// stablehlo.collective_broadcast on f6E3M2FN, exact values
//   channel_id: negative
//   N: low
//   S: rank 0
//   E: f6E3M2FN
//   replica_groups: singletons
//   replica_groups: scrambled
// legal 0 0: [0.0]
// legal 1 0: [-0.5]
// legal 2 0: [0.0]
// legal 3 0: [0.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<f6E3M2FN>) -> tensor<f6E3M2FN> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>}> : (tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
    return %0 : tensor<f6E3M2FN>
  }

  func.func @main(%input0: tensor<f6E3M2FN>, %input1: tensor<f6E3M2FN>, %input2: tensor<f6E3M2FN>, %input3: tensor<f6E3M2FN>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program], [@program, @program]]} : (tensor<f6E3M2FN>, tensor<f6E3M2FN>, tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<f6E3M2FN>, tensor<f6E3M2FN>, tensor<f6E3M2FN>, tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<f6E3M2FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    %v2 = stablehlo.convert %r#1 : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v2, dense<-0.5> : tensor<f64>
    %v3 = stablehlo.convert %r#2 : (tensor<f6E3M2FN>) -> tensor<f64>
    %v4 = stablehlo.bitcast_convert %v3 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v4, dense<0> : tensor<i64>
    %v5 = stablehlo.convert %r#3 : (tensor<f6E3M2FN>) -> tensor<f64>
    %v6 = stablehlo.bitcast_convert %v5 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v6, dense<0> : tensor<i64>
    func.return
  }
}
