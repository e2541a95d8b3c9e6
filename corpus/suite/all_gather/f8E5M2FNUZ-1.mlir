// RUN: stablehlo-translate --interpret %s --args='[dense<[0.625, -0.15625, 3.5]> : tensor<3xf8E5M2FNUZ>, dense<[0]> : tensor<1xi32>, dense<[-8.0, -1.25, 0.15625]> : tensor<3xf8E5M2FNUZ>, dense<[8]> : tensor<1xi32>, dense<[0.375, 0.5, -0.25]> : tensor<3xf8E5M2FNUZ>, dense<[8]> : tensor<1xi32>, dense<[-7.0, 0.75, -8.0]> : tensor<3xf8E5M2FNUZ>, dense<[-7]> : tensor<1xi32>]'
// RUN: : @program
// stablehlo.all_gather on f8E5M2FNUZ, envelope values
//   n: 1
//   n: more
//   S: rank 0
//   E: i32
//   E: f8E5M2FNUZ
//   E: f8E8M0FNU
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: one row
//   replica_groups: ordered
//   all_gather_dim: low
//   all_gather_dim: high
// legal 0 0: [1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0]
// legal 0 1: [0,8,8,-7]
// legal 0 2: [0.625,-0.15625,3.5,-8.0,-1.25,0.15625,0.375,0.5,-0.25,-7.0,0.75,-8.0]
// legal 1 0: [1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0]
// legal 1 1: [0,8,8,-7]
// legal 1 2: [0.625,-0.15625,3.5,-8.0,-1.25,0.15625,0.375,0.5,-0.25,-7.0,0.75,-8.0]
// legal 2 0: [1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0]
// legal 2 1: [0,8,8,-7]
// legal 2 2: [0.625,-0.15625,3.5,-8.0,-1.25,0.15625,0.375,0.5,-0.25,-7.0,0.75,-8.0]
// legal 3 0: [1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0]
// legal 3 1: [0,8,8,-7]
// legal 3 2: [0.625,-0.15625,3.5,-8.0,-1.25,0.15625,0.375,0.5,-0.25,-7.0,0.75,-8.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<3xf8E5M2FNUZ>, %arg1: tensor<1xi32>) -> (tensor<8xf8E8M0FNU>, tensor<4xi32>, tensor<12xf8E5M2FNUZ>) {
    %0 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf8E8M0FNU>
    %1, %2, %3 = "stablehlo.all_gather"(%arg0, %arg1, %0) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, all_gather_dim = 0 : i64}> : (tensor<3xf8E5M2FNUZ>, tensor<1xi32>, tensor<2xf8E8M0FNU>) -> (tensor<12xf8E5M2FNUZ>, tensor<4xi32>, tensor<8xf8E8M0FNU>)
    return %3, %2, %1 : tensor<8xf8E8M0FNU>, tensor<4xi32>, tensor<12xf8E5M2FNUZ>
  }

  func.func @main(%input0: tensor<3xf8E5M2FNUZ>, %input1: tensor<1xi32>, %input2: tensor<3xf8E5M2FNUZ>, %input3: tensor<1xi32>, %input4: tensor<3xf8E5M2FNUZ>, %input5: tensor<1xi32>, %input6: tensor<3xf8E5M2FNUZ>, %input7: tensor<1xi32>) {
    %r:12 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<3xf8E5M2FNUZ>, tensor<1xi32>, tensor<3xf8E5M2FNUZ>, tensor<1xi32>, tensor<3xf8E5M2FNUZ>, tensor<1xi32>, tensor<3xf8E5M2FNUZ>, tensor<1xi32>) -> (tensor<8xf8E8M0FNU>, tensor<4xi32>, tensor<12xf8E5M2FNUZ>, tensor<8xf8E8M0FNU>, tensor<4xi32>, tensor<12xf8E5M2FNUZ>, tensor<8xf8E8M0FNU>, tensor<4xi32>, tensor<12xf8E5M2FNUZ>, tensor<8xf8E8M0FNU>, tensor<4xi32>, tensor<12xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<8xf8E8M0FNU>) -> tensor<8xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<8xf64>
    check.expect_eq_const %r#1, dense<[0, 8, 8, -7]> : tensor<4xi32>
    %v1 = stablehlo.convert %r#2 : (tensor<12xf8E5M2FNUZ>) -> tensor<12xf64>
    check.expect_eq_const %v1, dense<[0.625, -0.15625, 3.5, -8.0, -1.25, 0.15625, 0.375, 0.5, -0.25, -7.0, 0.75, -8.0]> : tensor<12xf64>
    %v2 = stablehlo.convert %r#3 : (tensor<8xf8E8M0FNU>) -> tensor<8xf64>
    check.expect_eq_const %v2, dense<1.0> : tensor<8xf64>
    check.expect_eq_const %r#4, dense<[0, 8, 8, -7]> : tensor<4xi32>
    %v3 = stablehlo.convert %r#5 : (tensor<12xf8E5M2FNUZ>) -> tensor<12xf64>
    check.expect_eq_const %v3, dense<[0.625, -0.15625, 3.5, -8.0, -1.25, 0.15625, 0.375, 0.5, -0.25, -7.0, 0.75, -8.0]> : tensor<12xf64>
    %v4 = stablehlo.convert %r#6 : (tensor<8xf8E8M0FNU>) -> tensor<8xf64>
    check.expect_eq_const %v4, dense<1.0> : tensor<8xf64>
    check.expect_eq_const %r#7, dense<[0, 8, 8, -7]> : tensor<4xi32>
    %v5 = stablehlo.convert %r#8 : (tensor<12xf8E5M2FNUZ>) -> tensor<12xf64>
    check.expect_eq_const %v5, dense<[0.625, -0.15625, 3.5, -8.0, -1.25, 0.15625, 0.375, 0.5, -0.25, -7.0, 0.75, -8.0]> : tensor<12xf64>
    %v6 = stablehlo.convert %r#9 : (tensor<8xf8E8M0FNU>) -> tensor<8xf64>
    check.expect_eq_const %v6, dense<1.0> : tensor<8xf64>
    check.expect_eq_const %r#10, dense<[0, 8, 8, -7]> : tensor<4xi32>
    %v7 = stablehlo.convert %r#11 : (tensor<12xf8E5M2FNUZ>) -> tensor<12xf64>
    check.expect_eq_const %v7, dense<[0.625, -0.15625, 3.5, -8.0, -1.25, 0.15625, 0.375, 0.5, -0.25, -7.0, 0.75, -8.0]> : tensor<12xf64>
    func.return
  }
}
