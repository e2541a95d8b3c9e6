// RUN: stablehlo-translate --interpret %s --args='[dense<[6.1035156e-05, -0.4375]> : tensor<2xf8E5M2>, dense<[-2.0, 1.5]> : tensor<2xf8E5M2>]'
// RUN: : @program
// stablehlo.reduce_scatter on f8E5M2, special values
//   n: more
//   S: rank 0
//   E: f8E5M2
//   F: f8E5M2
//   channel_id: positive
//   use_global_device_ids: true
//   replica_groups: singletons
//   replica_groups: ordered
//   scatter_dimension: first
// legal 0 0: [6.103515625e-05,-0.4375]
// legal 1 0: [-2.0,1.5]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<2xf8E5M2>) -> tensor<2xf8E5M2> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<f8E5M2>, %2: tensor<f8E5M2>):
      %3 = stablehlo.add %1, %2 : tensor<f8E5M2>
      stablehlo.return %3 : tensor<f8E5M2>
    }) : (tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
    return %0 : tensor<2xf8E5M2>
  }

  func.func @main(%input0: tensor<2xf8E5M2>, %input1: tensor<2xf8E5M2>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> (tensor<2xf8E5M2>, tensor<2xf8E5M2>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf8E5M2>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[6.103515625e-05, -0.4375]> : tensor<2xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<2xf8E5M2>) -> tensor<2xf64>
    check.expect_eq_const %v1, dense<[-2.0, 1.5]> : tensor<2xf64>
    func.return
  }
}
