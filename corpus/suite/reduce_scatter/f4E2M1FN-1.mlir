// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.0, 0.0]> : tensor<2xf4E2M1FN>, dense<[1.0, 1.0]> : tensor<2xf4E2M1FN>, dense<[-1.0, -0.5]> : tensor<2xf4E2M1FN>, dense<[-1.0, -1.0]> : tensor<2xf4E2M1FN>]'
// RUN: : @program
// stablehlo.reduce_scatter on f4E2M1FN, exact values
//   n: more
//   S: rank 0
//   E: f4E2M1FN
//   F: f4E2M1FN
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: singletons
//   replica_groups: ordered
//   scatter_dimension: first
// legal 0 0: [-1.0,0.0]
// legal 1 0: [1.0,1.0]
// legal 2 0: [-1.0,-0.5]
// legal 3 0: [-1.0,-1.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<2xf4E2M1FN>) -> tensor<2xf4E2M1FN> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<f4E2M1FN>, %2: tensor<f4E2M1FN>):
      %3 = stablehlo.minimum %1, %2 : tensor<f4E2M1FN>
      stablehlo.return %3 : tensor<f4E2M1FN>
    }) : (tensor<2xf4E2M1FN>) -> tensor<2xf4E2M1FN>
    return %0 : tensor<2xf4E2M1FN>
  }

  func.func @main(%input0: tensor<2xf4E2M1FN>, %input1: tensor<2xf4E2M1FN>, %input2: tensor<2xf4E2M1FN>, %input3: tensor<2xf4E2M1FN>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program], [@program, @program]]} : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf4E2M1FN>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<[-4616189618054758400, 0]> : tensor<2xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<2xf4E2M1FN>) -> tensor<2xf64>
    check.expect_eq_const %v2, dense<1.0> : tensor<2xf64>
    %v3 = stablehlo.convert %r#2 : (tensor<2xf4E2M1FN>) -> tensor<2xf64>
    check.expect_eq_const %v3, dense<[-1.0, -0.5]> : tensor<2xf64>
    %v4 = stablehlo.convert %r#3 : (tensor<2xf4E2M1FN>) -> tensor<2xf64>
    check.expect_eq_const %v4, dense<-1.0> : tensor<2xf64>
    func.return
  }
}
