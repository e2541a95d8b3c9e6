// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0, 0.75]> : tensor<2xf6E2M3FN>, dense<[0.0, -3.5]> : tensor<2xf6E2M3FN>, dense<[-0.0, -0.875]> : tensor<2xf6E2M3FN>, dense<[-0.25, -0.5]> : tensor<2xf6E2M3FN>]'
// RUN: : @program
// stablehlo.reduce_scatter on f6E2M3FN, special values
//   n: 1
//   S: rank 0
//   E: f6E2M3FN
//   F: f6E2M3FN
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: one row
//   replica_groups: ordered
//   scatter_dimension: first
// legal 0 0: [0.0]
// legal 1 0: [0.0]
// legal 2 0: [0.75]
// legal 3 0: [-0.5]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<2xf6E2M3FN>) -> tensor<1xf6E2M3FN> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<f6E2M3FN>, %2: tensor<f6E2M3FN>):
      %3 = stablehlo.maximum %1, %2 : tensor<f6E2M3FN>
      stablehlo.return %3 : tensor<f6E2M3FN>
    }) : (tensor<2xf6E2M3FN>) -> tensor<1xf6E2M3FN>
    return %0 : tensor<1xf6E2M3FN>
  }

  func.func @main(%input0: tensor<2xf6E2M3FN>, %input1: tensor<2xf6E2M3FN>, %input2: tensor<2xf6E2M3FN>, %input3: tensor<2xf6E2M3FN>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program], [@program, @program]]} : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> (tensor<1xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<1xf6E2M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf6E2M3FN>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<1xf6E2M3FN>) -> tensor<1xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v3, dense<0> : tensor<1xi64>
    %v4 = stablehlo.convert %r#2 : (tensor<1xf6E2M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v4, dense<0.75> : tensor<1xf64>
    %v5 = stablehlo.convert %r#3 : (tensor<1xf6E2M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v5, dense<-0.5> : tensor<1xf64>
    func.return
  }
}
