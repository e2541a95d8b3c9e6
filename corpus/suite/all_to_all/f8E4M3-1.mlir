// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0, -1.0], [0.5, 240.0]]> : tensor<2x2xf8E4M3>, dense<[[7.0, -0.0], [6.5, 7.0]]> : tensor<2x2xf8E4M3>, dense<[[-240.0, 0xF8], [-0.015625, 0xF8]]> : tensor<2x2xf8E4M3>, dense<[[0.013671875, -0.34375], [1.125, 0.015625]]> : tensor<2x2xf8E4M3>]'
// RUN: : @program
// stablehlo.all_to_all on f8E4M3, special values
//   N: low
//   s: 1
//   S: rank 1
//   E: f8E4M3
//   channel_id: negative
//   channel_id: near 1 - 1
//   split_count: low + 1
//   split_count: high
//   replica_groups: one row
//   replica_groups: scrambled
//   split_dimension: low + 1
//   split_dimension: high
//   concat_dimension: low
// legal 0 0: ["-inf","-inf",-1.0,240.0]
// legal 1 0: [-0.34375,0.015625,-0.0,7.0]
// legal 2 0: [-240.0,-0.015625,0.0,0.5]
// legal 3 0: [0.013671875,1.125,7.0,6.5]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<2x2xf8E4M3>) -> tensor<4x1xf8E4M3> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, split_count = 2 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, split_dimension = 1 : i64, concat_dimension = 0 : i64}> : (tensor<2x2xf8E4M3>) -> tensor<4x1xf8E4M3>
    return %0 : tensor<4x1xf8E4M3>
  }

  func.func @main(%input0: tensor<2x2xf8E4M3>, %input1: tensor<2x2xf8E4M3>, %input2: tensor<2x2xf8E4M3>, %input3: tensor<2x2xf8E4M3>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program], [@program, @program]]} : (tensor<2x2xf8E4M3>, tensor<2x2xf8E4M3>, tensor<2x2xf8E4M3>, tensor<2x2xf8E4M3>) -> (tensor<4x1xf8E4M3>, tensor<4x1xf8E4M3>, tensor<4x1xf8E4M3>, tensor<4x1xf8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<4x1xf8E4M3>) -> tensor<4x1xf64>
    %v1 = stablehlo.constant dense<[[0xFFF0000000000000], [0xFFF0000000000000], [-1.0], [240.0]]> : tensor<4x1xf64>
    %v2 = stablehlo.constant dense<[[0x7FF0000000000000], [0x7FF0000000000000], [-1.0], [240.0]]> : tensor<4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x1xi1>
    %v6 = stablehlo.constant dense<[[true], [true], [false], [false]]> : tensor<4x1xi1>
    %v7 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x1xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<4x1xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<4x1xi1>
    check.expect_eq_const %v10, dense<true> : tensor<4x1xi1>
    %v11 = stablehlo.convert %r#1 : (tensor<4x1xf8E4M3>) -> tensor<4x1xf64>
    %v12 = stablehlo.bitcast_convert %v11 : (tensor<4x1xf64>) -> tensor<4x1xi64>
    check.expect_eq_const %v12, dense<[[-4623507967449235456], [4580160821035794432], [-9223372036854775808], [4619567317775286272]]> : tensor<4x1xi64>
    %v13 = stablehlo.convert %r#2 : (tensor<4x1xf8E4M3>) -> tensor<4x1xf64>
    %v14 = stablehlo.bitcast_convert %v13 : (tensor<4x1xf64>) -> tensor<4x1xi64>
    check.expect_eq_const %v14, dense<[[-4580723770989215744], [-4643211215818981376], [0], [4602678819172646912]]> : tensor<4x1xi64>
    %v15 = stablehlo.convert %r#3 : (tensor<4x1xf8E4M3>) -> tensor<4x1xf64>
    check.expect_eq_const %v15, dense<[[0.013671875], [1.125], [7.0], [6.5]]> : tensor<4x1xf64>
    func.return
  }
}
