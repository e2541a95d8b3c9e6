// RUN: stablehlo-translate --interpret %s --args='[dense<[-4.17630395610661, -1.7976931348623157e+308, 0xFFF0000000000000, -1.3112454616112383, -3.838785602430752, 0xFFF8000000000000]> : tensor<6xf64>, dense<[-5.0e-324, 0xFFF0000000000000, 3.4630810974972612, -2.2250738585072014e-308, -7.598173202954407, 0.3507827670284461]> : tensor<6xf64>]'
// RUN: : @program
// stablehlo.reduce_scatter on f64, special values
//   n: more
//   S: rank 0
//   E: f64
//   F: f64
//   channel_id: positive
//   use_global_device_ids: true
//   replica_groups: one row
//   replica_groups: ordered
//   scatter_dimension: first
// legal 0 0: [[-5e-324,-0.0],-1.7976931348623157e+308,3.4630810974972612]
// legal 1 0: [-2.2250738585072014e-308,-3.838785602430752,"nan"]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<6xf64>) -> tensor<3xf64> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<f64>, %2: tensor<f64>):
      %3 = stablehlo.maximum %1, %2 : tensor<f64>
      stablehlo.return %3 : tensor<f64>
    }) : (tensor<6xf64>) -> tensor<3xf64>
    return %0 : tensor<3xf64>
  }

  func.func @main(%input0: tensor<6xf64>, %input1: tensor<6xf64>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<6xf64>, tensor<6xf64>) -> (tensor<3xf64>, tensor<3xf64>)
    %v0 = stablehlo.constant dense<[-0.0, -1.7976931348623157e+308, 3.4630810974972612]> : tensor<3xf64>
    %v1 = stablehlo.constant dense<[-5.0e-324, -1.7976931348623157e+308, 3.4630810974972612]> : tensor<3xf64>
    %v2 = stablehlo.compare GE, %r#0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3xi1>
    check.expect_eq_const %v4, dense<true> : tensor<3xi1>
    %v5 = stablehlo.constant dense<[-2.2250738585072014e-308, -3.838785602430752, 0xFFF0000000000000]> : tensor<3xf64>
    %v6 = stablehlo.constant dense<[-2.2250738585072014e-308, -3.838785602430752, 0x7FF0000000000000]> : tensor<3xf64>
    %v7 = stablehlo.compare GE, %r#1, %v6, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v8 = stablehlo.compare LE, %r#1, %v5, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v9 = stablehlo.and %v7, %v8 : tensor<3xi1>
    %v10 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
    %v11 = stablehlo.compare NE, %r#1, %r#1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v12 = stablehlo.and %v11, %v10 : tensor<3xi1>
    %v13 = stablehlo.or %v9, %v12 : tensor<3xi1>
    check.expect_eq_const %v13, dense<true> : tensor<3xi1>
    func.return
  }
}
