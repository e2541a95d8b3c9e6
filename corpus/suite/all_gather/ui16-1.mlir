// RUN: stablehlo-translate --interpret %s --args='[dense<[[65529, 16384, 65528, 0, 7], [65532, 65529, 65530, 65532, 65532], [65529, 16384, 65531, 32769, 2], [2, 32769, 2, 0, 1], [32768, 32768, 7, 16384, 8]]> : tensor<5x5xui16>, dense<[[1.75, 1.125, 240.0, -0.34375], [-0.5, 0x80, -5.5, 0x80], [-7.0, -0.6875, 2.75, 3.75]]> : tensor<3x4xf8E4M3FNUZ>, dense<[[[65534], [3]], [[32769], [65527]], [[2], [3]], [[0], [65527]], [[16384], [65530]]]> : tensor<5x2x1xui16>, dense<[[1, 2, 65535, 65532, 65528], [2, 32768, 65531, 65533, 32768], [32767, 32767, 2, 0, 2], [1, 65531, 8, 65535, 32767], [0, 2, 32767, 5, 16384]]> : tensor<5x5xui16>, dense<[[7.0, -240.0, -0.0078125, 0.0078125], [-0.5625, -0.0078125, 240.0, 0x80], [-2.0, -0.6875, -0.0078125, -1.625]]> : tensor<3x4xf8E4M3FNUZ>, dense<[[[9], [16384]], [[65532], [65534]], [[0], [32767]], [[65535], [65535]], [[0], [1]]]> : tensor<5x2x1xui16>]'
// RUN: : @program
// stablehlo.all_gather on ui16, special values
//   n: more
//   S: rank 1
//   S: rank 2
//   S: has 1
//   E: ui16
//   E: f8E4M3FNUZ
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: one row
//   replica_groups: ordered
//   all_gather_dim: low + 1
//   all_gather_dim: high
// legal 0 0: [65534,3,9,16384,32769,65527,65532,65534,2,3,0,32767,0,65527,65535,65535,16384,65530,0,1]
// legal 0 1: [1.75,1.125,240.0,-0.34375,7.0,-240.0,-0.0078125,0.0078125,-0.5,"nan",-5.5,"nan",-0.5625,-0.0078125,240.0,"nan",-7.0,-0.6875,2.75,3.75,-2.0,-0.6875,-0.0078125,-1.625]
// legal 0 2: [65529,16384,65528,0,7,1,2,65535,65532,65528,65532,65529,65530,65532,65532,2,32768,65531,65533,32768,65529,16384,65531,32769,2,32767,32767,2,0,2,2,32769,2,0,1,1,65531,8,65535,32767,32768,32768,7,16384,8,0,2,32767,5,16384]
// legal 1 0: [65534,3,9,16384,32769,65527,65532,65534,2,3,0,32767,0,65527,65535,65535,16384,65530,0,1]
// legal 1 1: [1.75,1.125,240.0,-0.34375,7.0,-240.0,-0.0078125,0.0078125,-0.5,"nan",-5.5,"nan",-0.5625,-0.0078125,240.0,"nan",-7.0,-0.6875,2.75,3.75,-2.0,-0.6875,-0.0078125,-1.625]
// legal 1 2: [65529,16384,65528,0,7,1,2,65535,65532,65528,65532,65529,65530,65532,65532,2,32768,65531,65533,32768,65529,16384,65531,32769,2,32767,32767,2,0,2,2,32769,2,0,1,1,65531,8,65535,32767,32768,32768,7,16384,8,0,2,32767,5,16384]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<5x5xui16>, %arg1: tensor<3x4xf8E4M3FNUZ>, %arg2: tensor<5x2x1xui16>) -> (tensor<5x4x1xui16>, tensor<3x8xf8E4M3FNUZ>, tensor<5x10xui16>) {
    %0, %1, %2 = "stablehlo.all_gather"(%arg0, %arg1, %arg2) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, all_gather_dim = 1 : i64}> : (tensor<5x5xui16>, tensor<3x4xf8E4M3FNUZ>, tensor<5x2x1xui16>) -> (tensor<5x10xui16>, tensor<3x8xf8E4M3FNUZ>, tensor<5x4x1xui16>)
    return %2, %1, %0 : tensor<5x4x1xui16>, tensor<3x8xf8E4M3FNUZ>, tensor<5x10xui16>
  }

  func.func @main(%input0: tensor<5x5xui16>, %input1: tensor<3x4xf8E4M3FNUZ>, %input2: tensor<5x2x1xui16>, %input3: tensor<5x5xui16>, %input4: tensor<3x4xf8E4M3FNUZ>, %input5: tensor<5x2x1xui16>) {
    %r:6 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5) {programs = [[@program], [@program]]} : (tensor<5x5xui16>, tensor<3x4xf8E4M3FNUZ>, tensor<5x2x1xui16>, tensor<5x5xui16>, tensor<3x4xf8E4M3FNUZ>, tensor<5x2x1xui16>) -> (tensor<5x4x1xui16>, tensor<3x8xf8E4M3FNUZ>, tensor<5x10xui16>, tensor<5x4x1xui16>, tensor<3x8xf8E4M3FNUZ>, tensor<5x10xui16>)
    check.expect_eq_const %r#0, dense<[[[65534], [3], [9], [16384]], [[32769], [65527], [65532], [65534]], [[2], [3], [0], [32767]], [[0], [65527], [65535], [65535]], [[16384], [65530], [0], [1]]]> : tensor<5x4x1xui16>
    %v0 = stablehlo.convert %r#1 : (tensor<3x8xf8E4M3FNUZ>) -> tensor<3x8xf64>
    %v1 = stablehlo.constant dense<[[1.75, 1.125, 240.0, -0.34375, 7.0, -240.0, -0.0078125, 0.0078125], [-0.5, 0xFFF0000000000000, -5.5, 0xFFF0000000000000, -0.5625, -0.0078125, 240.0, 0xFFF0000000000000], [-7.0, -0.6875, 2.75, 3.75, -2.0, -0.6875, -0.0078125, -1.625]]> : tensor<3x8xf64>
    %v2 = stablehlo.constant dense<[[1.75, 1.125, 240.0, -0.34375, 7.0, -240.0, -0.0078125, 0.0078125], [-0.5, 0x7FF0000000000000, -5.5, 0x7FF0000000000000, -0.5625, -0.0078125, 240.0, 0x7FF0000000000000], [-7.0, -0.6875, 2.75, 3.75, -2.0, -0.6875, -0.0078125, -1.625]]> : tensor<3x8xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x8xf64>, tensor<3x8xf64>) -> tensor<3x8xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x8xf64>, tensor<3x8xf64>) -> tensor<3x8xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x8xi1>
    %v6 = stablehlo.constant dense<[[false, false, false, false, false, false, false, false], [false, true, false, true, false, false, false, true], [false, false, false, false, false, false, false, false]]> : tensor<3x8xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x8xf64>, tensor<3x8xf64>) -> tensor<3x8xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x8xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x8xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3x8xi1>
    check.expect_eq_const %r#2, dense<[[65529, 16384, 65528, 0, 7, 1, 2, 65535, 65532, 65528], [65532, 65529, 65530, 65532, 65532, 2, 32768, 65531, 65533, 32768], [65529, 16384, 65531, 32769, 2, 32767, 32767, 2, 0, 2], [2, 32769, 2, 0, 1, 1, 65531, 8, 65535, 32767], [32768, 32768, 7, 16384, 8, 0, 2, 32767, 5, 16384]]> : tensor<5x10xui16>
    check.expect_eq_const %r#3, dense<[[[65534], [3], [9], [16384]], [[32769], [65527], [65532], [65534]], [[2], [3], [0], [32767]], [[0], [65527], [65535], [65535]], [[16384], [65530], [0], [1]]]> : tensor<5x4x1xui16>
    %v10 = stablehlo.convert %r#4 : (tensor<3x8xf8E4M3FNUZ>) -> tensor<3x8xf64>
    %v11 = stablehlo.constant dense<[[1.75, 1.125, 240.0, -0.34375, 7.0, -240.0, -0.0078125, 0.0078125], [-0.5, 0xFFF0000000000000, -5.5, 0xFFF0000000000000, -0.5625, -0.0078125, 240.0, 0xFFF0000000000000], [-7.0, -0.6875, 2.75, 3.75, -2.0, -0.6875, -0.0078125, -1.625]]> : tensor<3x8xf64>
    %v12 = stablehlo.constant dense<[[1.75, 1.125, 240.0, -0.34375, 7.0, -240.0, -0.0078125, 0.0078125], [-0.5, 0x7FF0000000000000, -5.5, 0x7FF0000000000000, -0.5625, -0.0078125, 240.0, 0x7FF0000000000000], [-7.0, -0.6875, 2.75, 3.75, -2.0, -0.6875, -0.0078125, -1.625]]> : tensor<3x8xf64>
    %v13 = stablehlo.compare GE, %v10, %v12, FLOAT : (tensor<3x8xf64>, tensor<3x8xf64>) -> tensor<3x8xi1>
    %v14 = stablehlo.compare LE, %v10, %v11, FLOAT : (tensor<3x8xf64>, tensor<3x8xf64>) -> tensor<3x8xi1>
    %v15 = stablehlo.and %v13, %v14 : tensor<3x8xi1>
    %v16 = stablehlo.constant dense<[[false, false, false, false, false, false, false, false], [false, true, false, true, false, false, false, true], [false, false, false, false, false, false, false, false]]> : tensor<3x8xi1>
    %v17 = stablehlo.compare NE, %v10, %v10, FLOAT : (tensor<3x8xf64>, tensor<3x8xf64>) -> tensor<3x8xi1>
    %v18 = stablehlo.and %v17, %v16 : tensor<3x8xi1>
    %v19 = stablehlo.or %v15, %v18 : tensor<3x8xi1>
    check.expect_eq_const %v19, dense<true> : tensor<3x8xi1>
    check.expect_eq_const %r#5, dense<[[65529, 16384, 65528, 0, 7, 1, 2, 65535, 65532, 65528], [65532, 65529, 65530, 65532, 65532, 2, 32768, 65531, 65533, 32768], [65529, 16384, 65531, 32769, 2, 32767, 32767, 2, 0, 2], [2, 32769, 2, 0, 1, 1, 65531, 8, 65535, 32767], [32768, 32768, 7, 16384, 8, 0, 2, 32767, 5, 16384]]> : tensor<5x10xui16>
    func.return
  }
}
