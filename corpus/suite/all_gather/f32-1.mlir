// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0x4x5xf32>, dense<[(0.0, -0.2998623)]> : tensor<1xcomplex<f32>>, dense<> : tensor<0x4x5xf32>, dense<[(-1.0, 0xFF800000)]> : tensor<1xcomplex<f32>>, dense<> : tensor<0x4x5xf32>, dense<[(-0.61733705, -1.0e-45)]> : tensor<1xcomplex<f32>>, dense<> : tensor<0x4x5xf32>, dense<[(5.2659163, 1.1754942e-38)]> : tensor<1xcomplex<f32>>]'
// RUN: : @program
// stablehlo.all_gather on f32, special values
//   N: low + 1
//   n: 0
//   n: 1
//   S: rank 0
//   S: rank 2
//   E: f32
//   E: complex<f32>
//   channel_id: positive
//   use_global_device_ids: true
//   replica_groups: singletons
//   replica_groups: ordered
//   all_gather_dim: low
//   all_gather_dim: high
// legal 0 0: [0.0,-0.2998622953891754]
// legal 0 1: []
// legal 1 0: [-1.0,"-inf"]
// legal 1 1: []
// legal 2 0: [-0.6173370480537415,-1.401298464324817e-45]
// legal 2 1: []
// legal 3 0: [5.265916347503662,1.1754942106924411e-38]
// legal 3 1: []

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<0x4x5xf32>, %arg1: tensor<1xcomplex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<0x4x5xf32>) {
    %0, %1 = "stablehlo.all_gather"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids, replica_groups = dense<[[0], [1], [2], [3]]> : tensor<4x1xi64>, all_gather_dim = 0 : i64}> : (tensor<0x4x5xf32>, tensor<1xcomplex<f32>>) -> (tensor<0x4x5xf32>, tensor<1xcomplex<f32>>)
    return %1, %0 : tensor<1xcomplex<f32>>, tensor<0x4x5xf32>
  }

  func.func @main(%input0: tensor<0x4x5xf32>, %input1: tensor<1xcomplex<f32>>, %input2: tensor<0x4x5xf32>, %input3: tensor<1xcomplex<f32>>, %input4: tensor<0x4x5xf32>, %input5: tensor<1xcomplex<f32>>, %input6: tensor<0x4x5xf32>, %input7: tensor<1xcomplex<f32>>) {
    %r:8 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<0x4x5xf32>, tensor<1xcomplex<f32>>, tensor<0x4x5xf32>, tensor<1xcomplex<f32>>, tensor<0x4x5xf32>, tensor<1xcomplex<f32>>, tensor<0x4x5xf32>, tensor<1xcomplex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<0x4x5xf32>, tensor<1xcomplex<f32>>, tensor<0x4x5xf32>, tensor<1xcomplex<f32>>, tensor<0x4x5xf32>, tensor<1xcomplex<f32>>, tensor<0x4x5xf32>)
    %v0 = stablehlo.real %r#0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1xf32>) -> tensor<1xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v2, dense<0> : tensor<1xi64>
    %v3 = stablehlo.imag %r#0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v4 = stablehlo.convert %v3 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v4, dense<-0.2998622953891754> : tensor<1xf64>
    %v5 = stablehlo.real %r#2 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v6 = stablehlo.convert %v5 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v6, dense<-1.0> : tensor<1xf64>
    %v7 = stablehlo.imag %r#2 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v8 = stablehlo.convert %v7 : (tensor<1xf32>) -> tensor<1xf64>
    %v9 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v13 = stablehlo.and %v11, %v12 : tensor<1xi1>
    %v14 = stablehlo.constant dense<true> : tensor<1xi1>
    %v15 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v16 = stablehlo.compare EQ, %v8, %v15, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v17 = stablehlo.and %v16, %v14 : tensor<1xi1>
    %v18 = stablehlo.or %v13, %v17 : tensor<1xi1>
    check.expect_eq_const %v18, dense<true> : tensor<1xi1>
    %v19 = stablehlo.real %r#4 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v20 = stablehlo.convert %v19 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v20, dense<-0.6173370480537415> : tensor<1xf64>
    %v21 = stablehlo.imag %r#4 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v22 = stablehlo.convert %v21 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v22, dense<-1.401298464324817e-45> : tensor<1xf64>
    %v23 = stablehlo.real %r#6 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v24 = stablehlo.convert %v23 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v24, dense<5.265916347503662> : tensor<1xf64>
    %v25 = stablehlo.imag %r#6 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v26 = stablehlo.convert %v25 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v26, dense<1.1754942106924411e-38> : tensor<1xf64>
    func.return
  }
}
