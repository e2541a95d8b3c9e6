// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1.5, -3.125, 1.0, 0.90625, -3.25], [3.875, -0.96875, -3.125, -1.6875, -2.0]]> : tensor<2x5xf8E3M4>, dense<[[-0.84375, -0.78125, -2.125, 1.25, -0.96875], [-0.875, -0.84375, -1.5, 1.625, -1.375]]> : tensor<2x5xf8E3M4>, dense<[[1.4375, -3.625, -3.875, 2.5, -2.5], [0.875, -1.4375, 2.875, -2.625, 3.75]]> : tensor<2x5xf8E3M4>]'
// RUN: : @program
// stablehlo.cross-replica-sum on f8E3M4, envelope values
//   S: rank 2
//   E: f8E3M4
//   replica_groups: one row
//   replica_groups: scrambled
// legal 0 0: [[-1.5625,-0.296875],[-9.0,-6.25],[-6.25,-3.875],[3.875,5.5],[-8.0,-5.5],[2.875,5.0],[-3.875,-2.625],[-3.0,-0.65625],[-3.625,-1.75],[-0.6875,1.4375]]
// legal 1 0: [[-1.5625,-0.296875],[-9.0,-6.25],[-6.25,-3.875],[3.875,5.5],[-8.0,-5.5],[2.875,5.0],[-3.875,-2.625],[-3.0,-0.65625],[-3.625,-1.75],[-0.6875,1.4375]]
// legal 2 0: [[-1.5625,-0.296875],[-9.0,-6.25],[-6.25,-3.875],[3.875,5.5],[-8.0,-5.5],[2.875,5.0],[-3.875,-2.625],[-3.0,-0.65625],[-3.625,-1.75],[-0.6875,1.4375]]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<2x5xf8E3M4>) -> tensor<2x5xf8E3M4> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[2, 0, 1]]> : tensor<1x3xi64>}> : (tensor<2x5xf8E3M4>) -> tensor<2x5xf8E3M4>
    return %0 : tensor<2x5xf8E3M4>
  }

  func.func @main(%input0: tensor<2x5xf8E3M4>, %input1: tensor<2x5xf8E3M4>, %input2: tensor<2x5xf8E3M4>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<2x5xf8E3M4>, tensor<2x5xf8E3M4>, tensor<2x5xf8E3M4>) -> (tensor<2x5xf8E3M4>, tensor<2x5xf8E3M4>, tensor<2x5xf8E3M4>)
    %v0 = stablehlo.convert %r#0 : (tensor<2x5xf8E3M4>) -> tensor<2x5xf64>
    %v1 = stablehlo.constant dense<[[-0.296875, -6.25, -3.875, 5.5, -5.5], [5.0, -2.625, -0.65625, -1.75, 1.4375]]> : tensor<2x5xf64>
    %v2 = stablehlo.constant dense<[[-1.5625, -9.0, -6.25, 3.875, -8.0], [2.875, -3.875, -3.0, -3.625, -0.6875]]> : tensor<2x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x5xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x5xi1>
    %v6 = stablehlo.convert %r#1 : (tensor<2x5xf8E3M4>) -> tensor<2x5xf64>
    %v7 = stablehlo.constant dense<[[-0.296875, -6.25, -3.875, 5.5, -5.5], [5.0, -2.625, -0.65625, -1.75, 1.4375]]> : tensor<2x5xf64>
    %v8 = stablehlo.constant dense<[[-1.5625, -9.0, -6.25, 3.875, -8.0], [2.875, -3.875, -3.0, -3.625, -0.6875]]> : tensor<2x5xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<2x5xi1>
    check.expect_eq_const %v11, dense<true> : tensor<2x5xi1>
    %v12 = stablehlo.convert %r#2 : (tensor<2x5xf8E3M4>) -> tensor<2x5xf64>
    %v13 = stablehlo.constant dense<[[-0.296875, -6.25, -3.875, 5.5, -5.5], [5.0, -2.625, -0.65625, -1.75, 1.4375]]> : tensor<2x5xf64>
    %v14 = stablehlo.constant dense<[[-1.5625, -9.0, -6.25, 3.875, -8.0], [2.875, -3.875, -3.0, -3.625, -0.6875]]> : tensor<2x5xf64>
    %v15 = stablehlo.compare GE, %v12, %v14, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v16 = stablehlo.compare LE, %v12, %v13, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v17 = stablehlo.and %v15, %v16 : tensor<2x5xi1>
    check.expect_eq_const %v17, dense<true> : tensor<2x5xi1>
    func.return
  }
}
