// RUN: stablehlo-translate --interpret %s --args='[dense<[[[false], [true]]]> : tensor<1x2x1xi1>, dense<[[[623781760.0, 4.7662795e-08], [-1.3122068e-13, -0.12089683]], [[1.5851589e-09, 1033265.7], [0.11626443, -0.00049402256]]]> : tensor<2x2x2xf32>, dense<[[[6], [1], [2], [-9]]]> : tensor<1x4x1xi32>, dense<[[[false], [false]]]> : tensor<1x2x1xi1>, dense<[[[1525335.8, -11676.322], [-0.11423725, 1.6520429]], [[2.3670645, 2.521223e-36], [5.6780045e-06, -379729344.0]]]> : tensor<2x2x2xf32>, dense<[[[2147483647], [1073741824], [2], [1073741824]]]> : tensor<1x4x1xi32>]'
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
// legal 0 0: [6,1,2,-9,2147483647,1073741824,2,1073741824]
// legal 0 1: [623781760.0,4.766279460000078e-08,-1.31220677227796e-13,-0.1208968311548233,1.5851588930360094e-09,1033265.6875,0.11626443266868591,-0.0004940225626341999,1525335.75,-11676.322265625,-0.11423724889755249,1.6520428657531738,2.3670644760131836,2.5212230129289413e-36,5.678004526998848e-06,-379729344.0]
// legal 0 2: [false,true,false,false]
// legal 1 0: [6,1,2,-9,2147483647,1073741824,2,1073741824]
// legal 1 1: [623781760.0,4.766279460000078e-08,-1.31220677227796e-13,-0.1208968311548233,1.5851588930360094e-09,1033265.6875,0.11626443266868591,-0.0004940225626341999,1525335.75,-11676.322265625,-0.11423724889755249,1.6520428657531738,2.3670644760131836,2.5212230129289413e-36,5.678004526998848e-06,-379729344.0]
// legal 1 2: [false,true,false,false]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<1x2x1xi1>, %arg1: tensor<2x2x2xf32>, %arg2: tensor<1x4x1xi32>) -> (tensor<2x4x1xi32>, tensor<4x2x2xf32>, tensor<2x2x1xi1>) {
    %0, %1, %2 = "stablehlo.all_gather"(%arg0, %arg1, %arg2) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, all_gather_dim = 0 : i64}> : (tensor<1x2x1xi1>, tensor<2x2x2xf32>, tensor<1x4x1xi32>) -> (tensor<2x2x1xi1>, tensor<4x2x2xf32>, tensor<2x4x1xi32>)
    return %2, %1, %0 : tensor<2x4x1xi32>, tensor<4x2x2xf32>, tensor<2x2x1xi1>
  }

  func.func @main(%input0: tensor<1x2x1xi1>, %input1: tensor<2x2x2xf32>, %input2: tensor<1x4x1xi32>, %input3: tensor<1x2x1xi1>, %input4: tensor<2x2x2xf32>, %input5: tensor<1x4x1xi32>) {
    %r:6 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5) {programs = [[@program], [@program]]} : (tensor<1x2x1xi1>, tensor<2x2x2xf32>, tensor<1x4x1xi32>, tensor<1x2x1xi1>, tensor<2x2x2xf32>, tensor<1x4x1xi32>) -> (tensor<2x4x1xi32>, tensor<4x2x2xf32>, tensor<2x2x1xi1>, tensor<2x4x1xi32>, tensor<4x2x2xf32>, tensor<2x2x1xi1>)
    check.expect_eq_const %r#0, dense<[[[6], [1], [2], [-9]], [[2147483647], [1073741824], [2], [1073741824]]]> : tensor<2x4x1xi32>
    %v0 = stablehlo.convert %r#1 : (tensor<4x2x2xf32>) -> tensor<4x2x2xf64>
    check.expect_eq_const %v0, dense<[[[623781760.0, 4.766279460000078e-08], [-1.31220677227796e-13, -0.1208968311548233]], [[1.5851588930360094e-09, 1033265.6875], [0.11626443266868591, -0.0004940225626341999]], [[1525335.75, -11676.322265625], [-0.11423724889755249, 1.6520428657531738]], [[2.3670644760131836, 2.5212230129289413e-36], [5.678004526998848e-06, -379729344.0]]]> : tensor<4x2x2xf64>
    check.expect_eq_const %r#2, dense<[[[false], [true]], [[false], [false]]]> : tensor<2x2x1xi1>
    check.expect_eq_const %r#3, dense<[[[6], [1], [2], [-9]], [[2147483647], [1073741824], [2], [1073741824]]]> : tensor<2x4x1xi32>
    %v1 = stablehlo.convert %r#4 : (tensor<4x2x2xf32>) -> tensor<4x2x2xf64>
    check.expect_eq_const %v1, dense<[[[623781760.0, 4.766279460000078e-08], [-1.31220677227796e-13, -0.1208968311548233]], [[1.5851588930360094e-09, 1033265.6875], [0.11626443266868591, -0.0004940225626341999]], [[1525335.75, -11676.322265625], [-0.11423724889755249, 1.6520428657531738]], [[2.3670644760131836, 2.5212230129289413e-36], [5.678004526998848e-06, -379729344.0]]]> : tensor<4x2x2xf64>
    check.expect_eq_const %r#5, dense<[[[false], [true]], [[false], [false]]]> : tensor<2x2x1xi1>
    func.return
  }
}
