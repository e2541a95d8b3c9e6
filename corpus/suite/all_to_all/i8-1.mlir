// RUN: stablehlo-translate --interpret %s --args='[dense<[[[127], [-10]], [[59], [0]], [[71], [-1]]]> : tensor<3x2x1xi8>, dense<[[[0x80, -3.0], [-2.0, 0.0], [3.0, 0.0]], [[1.0, -4.0], [-2.0, 1.0], [0.0, 4.0]], [[-3.0, 0.0], [0.0, 4.0], [0.0, -2.0]], [[3.0, -1.0], [-2.0, 1.0], [3.0, 0.0]]]> : tensor<4x3x2xf8E4M3B11FNUZ>, dense<[[[-100], [1]], [[118], [-50]], [[0], [65]]]> : tensor<3x2x1xi8>, dense<[[[-2.0, -4.0], [-4.0, -3.0], [2.0, 4.0]], [[2.0, -1.0], [0.0, 0.0], [1.0, 1.0]], [[1.0, -4.0], [-1.0, 0.0], [1.0, -2.0]], [[-3.0, 1.0], [0x80, -4.0], [-4.0, -4.0]]]> : tensor<4x3x2xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.all_to_all on i8, exact values
//   N: low + 1
//   s: more
//   S: rank 2
//   S: has 1
//   E: i8
//   E: f8E4M3B11FNUZ
//   channel_id: negative
//   split_count: low
//   split_count: high
//   replica_groups: one row
//   replica_groups: singletons
//   split_dimension: low + 1
//   concat_dimension: low
// legal 0 0: ["nan",-3.0,-2.0,[0.0,0.0],3.0,[0.0,0.0],1.0,-4.0,-2.0,1.0,[0.0,0.0],4.0,-3.0,[0.0,0.0],[0.0,0.0],4.0,[0.0,0.0],-2.0,3.0,-1.0,-2.0,1.0,3.0,[0.0,0.0]]
// legal 0 1: [127,-10,59,0,71,-1]
// legal 1 0: [-2.0,-4.0,-4.0,-3.0,2.0,4.0,2.0,-1.0,[0.0,0.0],[0.0,0.0],1.0,1.0,1.0,-4.0,-1.0,[0.0,0.0],1.0,-2.0,-3.0,1.0,"nan",-4.0,-4.0,-4.0]
// legal 1 1: [-100,1,118,-50,0,65]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<3x2x1xi8>, %arg1: tensor<4x3x2xf8E4M3B11FNUZ>) -> (tensor<4x3x2xf8E4M3B11FNUZ>, tensor<3x2x1xi8>) {
    %0, %1 = "stablehlo.all_to_all"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = -3, type = 1>, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_dimension = 1 : i64, concat_dimension = 0 : i64}> : (tensor<3x2x1xi8>, tensor<4x3x2xf8E4M3B11FNUZ>) -> (tensor<3x2x1xi8>, tensor<4x3x2xf8E4M3B11FNUZ>)
    return %1, %0 : tensor<4x3x2xf8E4M3B11FNUZ>, tensor<3x2x1xi8>
  }

  func.func @main(%input0: tensor<3x2x1xi8>, %input1: tensor<4x3x2xf8E4M3B11FNUZ>, %input2: tensor<3x2x1xi8>, %input3: tensor<4x3x2xf8E4M3B11FNUZ>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program]]} : (tensor<3x2x1xi8>, tensor<4x3x2xf8E4M3B11FNUZ>, tensor<3x2x1xi8>, tensor<4x3x2xf8E4M3B11FNUZ>) -> (tensor<4x3x2xf8E4M3B11FNUZ>, tensor<3x2x1xi8>, tensor<4x3x2xf8E4M3B11FNUZ>, tensor<3x2x1xi8>)
    %v0 = stablehlo.convert %r#0 : (tensor<4x3x2xf8E4M3B11FNUZ>) -> tensor<4x3x2xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000, -3.0], [-2.0, 0.0], [3.0, 0.0]], [[1.0, -4.0], [-2.0, 1.0], [0.0, 4.0]], [[-3.0, 0.0], [0.0, 4.0], [0.0, -2.0]], [[3.0, -1.0], [-2.0, 1.0], [3.0, 0.0]]]> : tensor<4x3x2xf64>
    %v2 = stablehlo.constant dense<[[[0x7FF0000000000000, -3.0], [-2.0, 0.0], [3.0, 0.0]], [[1.0, -4.0], [-2.0, 1.0], [0.0, 4.0]], [[-3.0, 0.0], [0.0, 4.0], [0.0, -2.0]], [[3.0, -1.0], [-2.0, 1.0], [3.0, 0.0]]]> : tensor<4x3x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x3x2xf64>, tensor<4x3x2xf64>) -> tensor<4x3x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x3x2xf64>, tensor<4x3x2xf64>) -> tensor<4x3x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x3x2xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<4x3x2xf64>) -> tensor<4x3x2xi64>
    %v7 = stablehlo.constant dense<[[[9221120237041090560, -4609434218613702656], [-4611686018427387904, 0], [4613937818241073152, 0]], [[4607182418800017408, -4607182418800017408], [-4611686018427387904, 4607182418800017408], [0, 4616189618054758400]], [[-4609434218613702656, 0], [0, 4616189618054758400], [0, -4611686018427387904]], [[4613937818241073152, -4616189618054758400], [-4611686018427387904, 4607182418800017408], [4613937818241073152, 0]]]> : tensor<4x3x2xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<4x3x2xi64>, tensor<4x3x2xi64>) -> tensor<4x3x2xi1>
    %v9 = stablehlo.constant dense<[[[false, false], [false, true], [false, true]], [[false, false], [false, false], [true, false]], [[false, true], [true, false], [true, false]], [[false, false], [false, false], [false, true]]]> : tensor<4x3x2xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<4x3x2xi1>, tensor<4x3x2xi1>
    %v11 = stablehlo.constant dense<[[[true, false], [false, false], [false, false]], [[false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false]]]> : tensor<4x3x2xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x3x2xf64>, tensor<4x3x2xf64>) -> tensor<4x3x2xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<4x3x2xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<4x3x2xi1>
    check.expect_eq_const %v14, dense<true> : tensor<4x3x2xi1>
    check.expect_eq_const %r#1, dense<[[[127], [-10]], [[59], [0]], [[71], [-1]]]> : tensor<3x2x1xi8>
    %v15 = stablehlo.convert %r#2 : (tensor<4x3x2xf8E4M3B11FNUZ>) -> tensor<4x3x2xf64>
    %v16 = stablehlo.constant dense<[[[-2.0, -4.0], [-4.0, -3.0], [2.0, 4.0]], [[2.0, -1.0], [0.0, 0.0], [1.0, 1.0]], [[1.0, -4.0], [-1.0, 0.0], [1.0, -2.0]], [[-3.0, 1.0], [0xFFF0000000000000, -4.0], [-4.0, -4.0]]]> : tensor<4x3x2xf64>
    %v17 = stablehlo.constant dense<[[[-2.0, -4.0], [-4.0, -3.0], [2.0, 4.0]], [[2.0, -1.0], [0.0, 0.0], [1.0, 1.0]], [[1.0, -4.0], [-1.0, 0.0], [1.0, -2.0]], [[-3.0, 1.0], [0x7FF0000000000000, -4.0], [-4.0, -4.0]]]> : tensor<4x3x2xf64>
    %v18 = stablehlo.compare GE, %v15, %v17, FLOAT : (tensor<4x3x2xf64>, tensor<4x3x2xf64>) -> tensor<4x3x2xi1>
    %v19 = stablehlo.compare LE, %v15, %v16, FLOAT : (tensor<4x3x2xf64>, tensor<4x3x2xf64>) -> tensor<4x3x2xi1>
    %v20 = stablehlo.and %v18, %v19 : tensor<4x3x2xi1>
    %v21 = stablehlo.bitcast_convert %v15 : (tensor<4x3x2xf64>) -> tensor<4x3x2xi64>
    %v22 = stablehlo.constant dense<[[[-4611686018427387904, -4607182418800017408], [-4607182418800017408, -4609434218613702656], [4611686018427387904, 4616189618054758400]], [[4611686018427387904, -4616189618054758400], [0, 0], [4607182418800017408, 4607182418800017408]], [[4607182418800017408, -4607182418800017408], [-4616189618054758400, 0], [4607182418800017408, -4611686018427387904]], [[-4609434218613702656, 4607182418800017408], [9221120237041090560, -4607182418800017408], [-4607182418800017408, -4607182418800017408]]]> : tensor<4x3x2xi64>
    %v23 = stablehlo.compare EQ, %v21, %v22, SIGNED : (tensor<4x3x2xi64>, tensor<4x3x2xi64>) -> tensor<4x3x2xi1>
    %v24 = stablehlo.constant dense<[[[false, false], [false, false], [false, false]], [[false, false], [true, true], [false, false]], [[false, false], [false, true], [false, false]], [[false, false], [false, false], [false, false]]]> : tensor<4x3x2xi1>
    %v25 = stablehlo.select %v24, %v23, %v20 : tensor<4x3x2xi1>, tensor<4x3x2xi1>
    %v26 = stablehlo.constant dense<[[[false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false]], [[false, false], [true, false], [false, false]]]> : tensor<4x3x2xi1>
    %v27 = stablehlo.compare NE, %v15, %v15, FLOAT : (tensor<4x3x2xf64>, tensor<4x3x2xf64>) -> tensor<4x3x2xi1>
    %v28 = stablehlo.and %v27, %v26 : tensor<4x3x2xi1>
    %v29 = stablehlo.or %v25, %v28 : tensor<4x3x2xi1>
    check.expect_eq_const %v29, dense<true> : tensor<4x3x2xi1>
    check.expect_eq_const %r#3, dense<[[[-100], [1]], [[118], [-50]], [[0], [65]]]> : tensor<3x2x1xi8>
    func.return
  }
}
