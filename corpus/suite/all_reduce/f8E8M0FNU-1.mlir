// RUN: stablehlo-translate --interpret %s --args='[dense<1.0> : tensor<f8E8M0FNU>, dense<> : tensor<4x0x3xf8E8M0FNU>, dense<4.0> : tensor<f8E8M0FNU>, dense<> : tensor<4x0x3xf8E8M0FNU>, dense<1.7014118e+38> : tensor<f8E8M0FNU>, dense<> : tensor<4x0x3xf8E8M0FNU>, dense<0.25> : tensor<f8E8M0FNU>, dense<> : tensor<4x0x3xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.all_reduce on f8E8M0FNU, special values
//   S: rank 0
//   S: rank 1
//   S: rank 3+
//   S: has 0
//   F: f8E8M0FNU
//   E: f8E8M0FNU
//   channel_id: positive
//   use_global_device_ids: true
//   replica_groups: ordered
// legal 0 0: [4.0]
// legal 0 1: []
// legal 0 2: [0.5,1.7014118346046923e+38,4.0,1.0,1.1754943508222875e-38]
// legal 0 3: [4.0]
// legal 1 0: [4.0]
// legal 1 1: []
// legal 1 2: [0.5,1.7014118346046923e+38,4.0,1.0,1.1754943508222875e-38]
// legal 1 3: [4.0]
// legal 2 0: [1.7014118346046923e+38]
// legal 2 1: []
// legal 2 2: [0.5,1.7014118346046923e+38,4.0,1.0,1.1754943508222875e-38]
// legal 2 3: [1.7014118346046923e+38]
// legal 3 0: [1.7014118346046923e+38]
// legal 3 1: []
// legal 3 2: [0.5,1.7014118346046923e+38,4.0,1.0,1.1754943508222875e-38]
// legal 3 3: [1.7014118346046923e+38]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<f8E8M0FNU>, %arg1: tensor<4x0x3xf8E8M0FNU>) -> (tensor<f8E8M0FNU>, tensor<4x0x3xf8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<f8E8M0FNU>) {
    %0 = stablehlo.constant dense<[0.5, 1.7014118e+38, 4.0, 1.0, 1.1754944e-38]> : tensor<5xf8E8M0FNU>
    %1, %2, %3, %4 = "stablehlo.all_reduce"(%arg0, %0, %arg1, %arg0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%5: tensor<f8E8M0FNU>, %6: tensor<f8E8M0FNU>):
      %7 = stablehlo.maximum %5, %6 : tensor<f8E8M0FNU>
      stablehlo.return %7 : tensor<f8E8M0FNU>
    }) : (tensor<f8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<4x0x3xf8E8M0FNU>, tensor<f8E8M0FNU>) -> (tensor<f8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<4x0x3xf8E8M0FNU>, tensor<f8E8M0FNU>)
    return %4, %3, %2, %1 : tensor<f8E8M0FNU>, tensor<4x0x3xf8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<f8E8M0FNU>
  }

  func.func @main(%input0: tensor<f8E8M0FNU>, %input1: tensor<4x0x3xf8E8M0FNU>, %input2: tensor<f8E8M0FNU>, %input3: tensor<4x0x3xf8E8M0FNU>, %input4: tensor<f8E8M0FNU>, %input5: tensor<4x0x3xf8E8M0FNU>, %input6: tensor<f8E8M0FNU>, %input7: tensor<4x0x3xf8E8M0FNU>) {
    %r:16 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<f8E8M0FNU>, tensor<4x0x3xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<4x0x3xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<4x0x3xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<4x0x3xf8E8M0FNU>) -> (tensor<f8E8M0FNU>, tensor<4x0x3xf8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>, tensor<4x0x3xf8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>, tensor<4x0x3xf8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>, tensor<4x0x3xf8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v0, dense<4.0> : tensor<f64>
    %v1 = stablehlo.convert %r#2 : (tensor<5xf8E8M0FNU>) -> tensor<5xf64>
    check.expect_eq_const %v1, dense<[0.5, 1.7014118346046923e+38, 4.0, 1.0, 1.1754943508222875e-38]> : tensor<5xf64>
    %v2 = stablehlo.convert %r#3 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v2, dense<4.0> : tensor<f64>
    %v3 = stablehlo.convert %r#4 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v3, dense<4.0> : tensor<f64>
    %v4 = stablehlo.convert %r#6 : (tensor<5xf8E8M0FNU>) -> tensor<5xf64>
    check.expect_eq_const %v4, dense<[0.5, 1.7014118346046923e+38, 4.0, 1.0, 1.1754943508222875e-38]> : tensor<5xf64>
    %v5 = stablehlo.convert %r#7 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v5, dense<4.0> : tensor<f64>
    %v6 = stablehlo.convert %r#8 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v6, dense<1.7014118346046923e+38> : tensor<f64>
    %v7 = stablehlo.convert %r#10 : (tensor<5xf8E8M0FNU>) -> tensor<5xf64>
    check.expect_eq_const %v7, dense<[0.5, 1.7014118346046923e+38, 4.0, 1.0, 1.1754943508222875e-38]> : tensor<5xf64>
    %v8 = stablehlo.convert %r#11 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v8, dense<1.7014118346046923e+38> : tensor<f64>
    %v9 = stablehlo.convert %r#12 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v9, dense<1.7014118346046923e+38> : tensor<f64>
    %v10 = stablehlo.convert %r#14 : (tensor<5xf8E8M0FNU>) -> tensor<5xf64>
    check.expect_eq_const %v10, dense<[0.5, 1.7014118346046923e+38, 4.0, 1.0, 1.1754943508222875e-38]> : tensor<5xf64>
    %v11 = stablehlo.convert %r#15 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v11, dense<1.7014118346046923e+38> : tensor<f64>
    func.return
  }
}
