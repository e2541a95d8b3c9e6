// RUN: stablehlo-translate --interpret %s --args='[dense<[[[false], [true]]]> : tensor<1x2x1xi1>, dense<[[[623781760.0, 4.7662795e-08], [0xFFC00000, -0.12089683]], [[1.5851589e-09, 1033265.7], [0.11626443, -0.00049402256]]]> : tensor<2x2x2xf32>, dense<[[[-2], [2147483647], [7], [-6]]]> : tensor<1x4x1xi32>, dense<[[[false], [false]]]> : tensor<1x2x1xi1>, dense<[[[1.6520429, 2.3670645], [-0.0, 5.6780045e-06]], [[-379729344.0, 1.3096121e+28], [-32.875317, 94778974208.0]]]> : tensor<2x2x2xf32>, dense<[[[-6], [-4], [6], [2]]]> : tensor<1x4x1xi32>]'
// RUN: : @program
// stablehlo.all_gather on i1, special values
//   n: 1
//   n: more
//   S: rank 2
//   S: has 1
//   E: i1
//   E: i32
//   E: f32
//   channel_id: positive
//   use_global_device_ids: false
//   replica_groups: one row
//   replica_groups: ordered
//   all_gather_dim: low
// legal 0 0: [-2,2147483647,7,-6,-6,-4,6,2]
// legal 0 1: [623781760.0,4.766279460000078e-08,"nan",-0.1208968311548233,1.5851588930360094e-09,1033265.6875,0.11626443266868591,-0.0004940225626341999,1.6520428657531738,2.3670644760131836,-0.0,5.678004526998848e-06,-379729344.0,1.3096121037508653e+28,-32.87531661987305,94778974208.0]
// legal 0 2: [false,true,false,false]
// legal 1 0: [-2,2147483647,7,-6,-6,-4,6,2]
// legal 1 1: [623781760.0,4.766279460000078e-08,"nan",-0.1208968311548233,1.5851588930360094e-09,1033265.6875,0.11626443266868591,-0.0004940225626341999,1.6520428657531738,2.3670644760131836,-0.0,5.678004526998848e-06,-379729344.0,1.3096121037508653e+28,-32.87531661987305,94778974208.0]
// legal 1 2: [false,true,false,false]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<1x2x1xi1>, %arg1: tensor<2x2x2xf32>, %arg2: tensor<1x4x1xi32>) -> (tensor<2x4x1xi32>, tensor<4x2x2xf32>, tensor<2x2x1xi1>) {
    %0, %1, %2 = "stablehlo.all_gather"(%arg0, %arg1, %arg2) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, all_gather_dim = 0 : i64}> : (tensor<1x2x1xi1>, tensor<2x2x2xf32>, tensor<1x4x1xi32>) -> (tensor<2x2x1xi1>, tensor<4x2x2xf32>, tensor<2x4x1xi32>)
    return %2, %1, %0 : tensor<2x4x1xi32>, tensor<4x2x2xf32>, tensor<2x2x1xi1>
  }

  func.func @main(%input0: tensor<1x2x1xi1>, %input1: tensor<2x2x2xf32>, %input2: tensor<1x4x1xi32>, %input3: tensor<1x2x1xi1>, %input4: tensor<2x2x2xf32>, %input5: tensor<1x4x1xi32>) {
    %r:6 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5) {programs = [[@program], [@program]]} : (tensor<1x2x1xi1>, tensor<2x2x2xf32>, tensor<1x4x1xi32>, tensor<1x2x1xi1>, tensor<2x2x2xf32>, tensor<1x4x1xi32>) -> (tensor<2x4x1xi32>, tensor<4x2x2xf32>, tensor<2x2x1xi1>, tensor<2x4x1xi32>, tensor<4x2x2xf32>, tensor<2x2x1xi1>)
    check.expect_eq_const %r#0, dense<[[[-2], [2147483647], [7], [-6]], [[-6], [-4], [6], [2]]]> : tensor<2x4x1xi32>
    %v0 = stablehlo.convert %r#1 : (tensor<4x2x2xf32>) -> tensor<4x2x2xf64>
    %v1 = stablehlo.constant dense<[[[623781760.0, 4.766279460000078e-08], [0xFFF0000000000000, -0.1208968311548233]], [[1.5851588930360094e-09, 1033265.6875], [0.11626443266868591, -0.0004940225626341999]], [[1.6520428657531738, 2.3670644760131836], [-0.0, 5.678004526998848e-06]], [[-379729344.0, 1.3096121037508653e+28], [-32.87531661987305, 94778974208.0]]]> : tensor<4x2x2xf64>
    %v2 = stablehlo.constant dense<[[[623781760.0, 4.766279460000078e-08], [0x7FF0000000000000, -0.1208968311548233]], [[1.5851588930360094e-09, 1033265.6875], [0.11626443266868591, -0.0004940225626341999]], [[1.6520428657531738, 2.3670644760131836], [-0.0, 5.678004526998848e-06]], [[-379729344.0, 1.3096121037508653e+28], [-32.87531661987305, 94778974208.0]]]> : tensor<4x2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x2x2xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<4x2x2xf64>) -> tensor<4x2x2xi64>
    %v7 = stablehlo.constant dense<[[[4738515869028581376, 4497291426366750720], [9221120237041090560, -4629996081411784704]], [[4475236188407463936, 4697122896764469248], [4593042155953455104, -4665676259693428736]], [[4610118958807252992, 4612512574146084864], [-9223372036854775808, 4528317430446948352]], [[-4488221626889928704, 5027469010866798592], [-4593548430055309312, 4771019840611680256]]]> : tensor<4x2x2xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<4x2x2xi64>, tensor<4x2x2xi64>) -> tensor<4x2x2xi1>
    %v9 = stablehlo.constant dense<[[[false, false], [false, false]], [[false, false], [false, false]], [[false, false], [true, false]], [[false, false], [false, false]]]> : tensor<4x2x2xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<4x2x2xi1>, tensor<4x2x2xi1>
    %v11 = stablehlo.constant dense<[[[false, false], [true, false]], [[false, false], [false, false]], [[false, false], [false, false]], [[false, false], [false, false]]]> : tensor<4x2x2xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<4x2x2xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<4x2x2xi1>
    check.expect_eq_const %v14, dense<true> : tensor<4x2x2xi1>
    check.expect_eq_const %r#2, dense<[[[false], [true]], [[false], [false]]]> : tensor<2x2x1xi1>
    check.expect_eq_const %r#3, dense<[[[-2], [2147483647], [7], [-6]], [[-6], [-4], [6], [2]]]> : tensor<2x4x1xi32>
    %v15 = stablehlo.convert %r#4 : (tensor<4x2x2xf32>) -> tensor<4x2x2xf64>
    %v16 = stablehlo.constant dense<[[[623781760.0, 4.766279460000078e-08], [0xFFF0000000000000, -0.1208968311548233]], [[1.5851588930360094e-09, 1033265.6875], [0.11626443266868591, -0.0004940225626341999]], [[1.6520428657531738, 2.3670644760131836], [-0.0, 5.678004526998848e-06]], [[-379729344.0, 1.3096121037508653e+28], [-32.87531661987305, 94778974208.0]]]> : tensor<4x2x2xf64>
    %v17 = stablehlo.constant dense<[[[623781760.0, 4.766279460000078e-08], [0x7FF0000000000000, -0.1208968311548233]], [[1.5851588930360094e-09, 1033265.6875], [0.11626443266868591, -0.0004940225626341999]], [[1.6520428657531738, 2.3670644760131836], [-0.0, 5.678004526998848e-06]], [[-379729344.0, 1.3096121037508653e+28], [-32.87531661987305, 94778974208.0]]]> : tensor<4x2x2xf64>
    %v18 = stablehlo.compare GE, %v15, %v17, FLOAT : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xi1>
    %v19 = stablehlo.compare LE, %v15, %v16, FLOAT : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xi1>
    %v20 = stablehlo.and %v18, %v19 : tensor<4x2x2xi1>
    %v21 = stablehlo.bitcast_convert %v15 : (tensor<4x2x2xf64>) -> tensor<4x2x2xi64>
    %v22 = stablehlo.constant dense<[[[4738515869028581376, 4497291426366750720], [9221120237041090560, -4629996081411784704]], [[4475236188407463936, 4697122896764469248], [4593042155953455104, -4665676259693428736]], [[4610118958807252992, 4612512574146084864], [-9223372036854775808, 4528317430446948352]], [[-4488221626889928704, 5027469010866798592], [-4593548430055309312, 4771019840611680256]]]> : tensor<4x2x2xi64>
    %v23 = stablehlo.compare EQ, %v21, %v22, SIGNED : (tensor<4x2x2xi64>, tensor<4x2x2xi64>) -> tensor<4x2x2xi1>
    %v24 = stablehlo.constant dense<[[[false, false], [false, false]], [[false, false], [false, false]], [[false, false], [true, false]], [[false, false], [false, false]]]> : tensor<4x2x2xi1>
    %v25 = stablehlo.select %v24, %v23, %v20 : tensor<4x2x2xi1>, tensor<4x2x2xi1>
    %v26 = stablehlo.constant dense<[[[false, false], [true, false]], [[false, false], [false, false]], [[false, false], [false, false]], [[false, false], [false, false]]]> : tensor<4x2x2xi1>
    %v27 = stablehlo.compare NE, %v15, %v15, FLOAT : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xi1>
    %v28 = stablehlo.and %v27, %v26 : tensor<4x2x2xi1>
    %v29 = stablehlo.or %v25, %v28 : tensor<4x2x2xi1>
    check.expect_eq_const %v29, dense<true> : tensor<4x2x2xi1>
    check.expect_eq_const %r#5, dense<[[[false], [true]], [[false], [false]]]> : tensor<2x2x1xi1>
    func.return
  }
}
