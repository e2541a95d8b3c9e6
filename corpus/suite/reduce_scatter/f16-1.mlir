// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.5], [0.5]]> : tensor<2x1xf16>, dense<[[6.1035156e-05], [1.7939453]]> : tensor<2x1xf16>]'
// RUN: : @program
// stablehlo.reduce_scatter on f16, special values
//   n: more
//   S: rank 1
//   S: has 1
//   E: f16
//   F: f16
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: one row
//   replica_groups: singletons
//   scatter_dimension: first
// legal 0 0: [0.5,0.5]
// legal 1 0: [6.103515625e-05,1.7939453125]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<2x1xf16>) -> tensor<2x1xf16> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<f16>, %2: tensor<f16>):
      %3 = stablehlo.multiply %1, %2 : tensor<f16>
      stablehlo.return %3 : tensor<f16>
    }) : (tensor<2x1xf16>) -> tensor<2x1xf16>
    return %0 : tensor<2x1xf16>
  }

  func.func @main(%input0: tensor<2x1xf16>, %input1: tensor<2x1xf16>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<2x1xf16>, tensor<2x1xf16>) -> (tensor<2x1xf16>, tensor<2x1xf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<2x1xf16>) -> tensor<2x1xf64>
    check.expect_eq_const %v0, dense<0.5> : tensor<2x1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<2x1xf16>) -> tensor<2x1xf64>
    check.expect_eq_const %v1, dense<[[6.103515625e-05], [1.7939453125]]> : tensor<2x1xf64>
    func.return
  }
}
