// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0x4xf8E4M3FN>, dense<[0.0, 2.0]> : tensor<2xf8E4M3FN>, dense<[0.0, 0.0, 0.0, 3.0]> : tensor<4xf8E4M3FN>, dense<> : tensor<0x4xf8E4M3FN>, dense<[0.0, -2.0]> : tensor<2xf8E4M3FN>, dense<[-1.0, 0.0, 0.0, 0.0]> : tensor<4xf8E4M3FN>, dense<> : tensor<0x4xf8E4M3FN>, dense<[0.0, -3.0]> : tensor<2xf8E4M3FN>, dense<[-2.0, 0.0, -2.0, 0.0]> : tensor<4xf8E4M3FN>, dense<> : tensor<0x4xf8E4M3FN>, dense<[-3.0, 0.0]> : tensor<2xf8E4M3FN>, dense<[1.0, 2.0, 1.0, 4.0]> : tensor<4xf8E4M3FN>]'
// RUN: : @program
// stablehlo.all_gather on f8E4M3FN, exact values
//   n: 0
//   n: more
//   S: rank 0
//   S: rank 1
//   E: f8E4M3FN
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: one row
//   replica_groups: singletons
//   all_gather_dim: low
//   all_gather_dim: high
// legal 0 0: [0.0,0.0,0.0,3.0]
// legal 0 1: [0.0,2.0]
// legal 0 2: []
// legal 1 0: [-1.0,0.0,0.0,0.0]
// legal 1 1: [0.0,-2.0]
// legal 1 2: []
// legal 2 0: [-2.0,0.0,-2.0,0.0]
// legal 2 1: [0.0,-3.0]
// legal 2 2: []
// legal 3 0: [1.0,2.0,1.0,4.0]
// legal 3 1: [-3.0,0.0]
// legal 3 2: []

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<0x4xf8E4M3FN>, %arg1: tensor<2xf8E4M3FN>, %arg2: tensor<4xf8E4M3FN>) -> (tensor<4xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<0x4xf8E4M3FN>) {
    %0, %1, %2 = "stablehlo.all_gather"(%arg0, %arg1, %arg2) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>, all_gather_dim = 0 : i64}> : (tensor<0x4xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<4xf8E4M3FN>) -> (tensor<0x4xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<4xf8E4M3FN>)
    return %2, %1, %0 : tensor<4xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<0x4xf8E4M3FN>
  }

  func.func @main(%input0: tensor<0x4xf8E4M3FN>, %input1: tensor<2xf8E4M3FN>, %input2: tensor<4xf8E4M3FN>, %input3: tensor<0x4xf8E4M3FN>, %input4: tensor<2xf8E4M3FN>, %input5: tensor<4xf8E4M3FN>, %input6: tensor<0x4xf8E4M3FN>, %input7: tensor<2xf8E4M3FN>, %input8: tensor<4xf8E4M3FN>, %input9: tensor<0x4xf8E4M3FN>, %input10: tensor<2xf8E4M3FN>, %input11: tensor<4xf8E4M3FN>) {
    %r:12 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7, %input8, %input9, %input10, %input11) {programs = [[@program, @program, @program, @program]]} : (tensor<0x4xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<0x4xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<0x4xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<0x4xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<4xf8E4M3FN>) -> (tensor<4xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<0x4xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<0x4xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<0x4xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<0x4xf8E4M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<4xf8E4M3FN>) -> tensor<4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v1, dense<[0, 0, 0, 4613937818241073152]> : tensor<4xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<2xf8E4M3FN>) -> tensor<2xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v3, dense<[0, 4611686018427387904]> : tensor<2xi64>
    %v4 = stablehlo.convert %r#3 : (tensor<4xf8E4M3FN>) -> tensor<4xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v5, dense<[-4616189618054758400, 0, 0, 0]> : tensor<4xi64>
    %v6 = stablehlo.convert %r#4 : (tensor<2xf8E4M3FN>) -> tensor<2xf64>
    %v7 = stablehlo.bitcast_convert %v6 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v7, dense<[0, -4611686018427387904]> : tensor<2xi64>
    %v8 = stablehlo.convert %r#6 : (tensor<4xf8E4M3FN>) -> tensor<4xf64>
    %v9 = stablehlo.bitcast_convert %v8 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v9, dense<[-4611686018427387904, 0, -4611686018427387904, 0]> : tensor<4xi64>
    %v10 = stablehlo.convert %r#7 : (tensor<2xf8E4M3FN>) -> tensor<2xf64>
    %v11 = stablehlo.bitcast_convert %v10 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v11, dense<[0, -4609434218613702656]> : tensor<2xi64>
    %v12 = stablehlo.convert %r#9 : (tensor<4xf8E4M3FN>) -> tensor<4xf64>
    check.expect_eq_const %v12, dense<[1.0, 2.0, 1.0, 4.0]> : tensor<4xf64>
    %v13 = stablehlo.convert %r#10 : (tensor<2xf8E4M3FN>) -> tensor<2xf64>
    %v14 = stablehlo.bitcast_convert %v13 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v14, dense<[-4609434218613702656, 0]> : tensor<2xi64>
    func.return
  }
}
