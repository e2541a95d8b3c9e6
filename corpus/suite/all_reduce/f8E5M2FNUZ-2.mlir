// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1.75, 1.5, -0.0014648438, 5120.0], [0.25, -2.5, 0.01171875, 0.125], [-1.0, -0.875, -5120.0, -0.21875]], [[-0.625, -2.0, 20480.0, -1.0], [-24576.0, -1.0, 4.0, 14.0], [0.3125, 0.5, -2.0, 10.0]], [[-0.625, -0.25, 7.0, -10.0], [-0.75, -4096.0, -0.0017089844, -7.0], [512.0, 0.875, 896.0, 0.125]]]> : tensor<3x3x4xf8E5M2FNUZ>, dense<[-2.0, -3.0517578e-05, -2.2888184e-05, -57344.0, 0.4375]> : tensor<5xf8E5M2FNUZ>, dense<-0.21875> : tensor<f8E5M2FNUZ>, dense<[[[12288.0, 8.0, 10.0, -2048.0], [3.5, -0.15625, 0.375, -0.0390625], [-3.5, 14.0, 12.0, -0.625]], [[-1.0, -2.5, -14.0, 1.75], [-10.0, 7.0, -4.0, -0.625], [6.0, 12.0, -0.5, 0.25]], [[14.0, -8.0, -12.0, -0.21875], [-1.0, -10.0, 96.0, -1.75], [4.0, 0.3125, 0.15625, 1.0]]]> : tensor<3x3x4xf8E5M2FNUZ>, dense<[-4.0, -3.0, 0.0, 0.0, -3.0517578e-05]> : tensor<5xf8E5M2FNUZ>, dense<-0.75> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.all_reduce on f8E5M2FNUZ, special values
//   S: rank 0
//   S: rank 1
//   S: rank 3+
//   F: f8E5M2FNUZ
//   E: f8E5M2FNUZ
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [-0.21875]
// legal 0 1: [-2.0,-3.0517578125e-05,-2.288818359375e-05,-57344.0,0.4375]
// legal 0 2: [1.75,1.5,-0.00146484375,5120.0,0.25,-2.5,0.01171875,0.125,-1.0,-0.875,-5120.0,-0.21875,-0.625,-2.0,20480.0,-1.0,-24576.0,-1.0,4.0,14.0,0.3125,0.5,-2.0,10.0,-0.625,-0.25,7.0,-10.0,-0.75,-4096.0,-0.001708984375,-7.0,512.0,0.875,896.0,0.125]
// legal 1 0: [-0.75]
// legal 1 1: [-4.0,-3.0,[0.0,0.0],[0.0,0.0],-3.0517578125e-05]
// legal 1 2: [12288.0,8.0,10.0,-2048.0,3.5,-0.15625,0.375,-0.0390625,-3.5,14.0,12.0,-0.625,-1.0,-2.5,-14.0,1.75,-10.0,7.0,-4.0,-0.625,6.0,12.0,-0.5,0.25,14.0,-8.0,-12.0,-0.21875,-1.0,-10.0,96.0,-1.75,4.0,0.3125,0.15625,1.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<3x3x4xf8E5M2FNUZ>, %arg1: tensor<5xf8E5M2FNUZ>, %arg2: tensor<f8E5M2FNUZ>) -> (tensor<f8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<3x3x4xf8E5M2FNUZ>) {
    %0, %1, %2 = "stablehlo.all_reduce"(%arg0, %arg1, %arg2) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
    ^bb0(%3: tensor<f8E5M2FNUZ>, %4: tensor<f8E5M2FNUZ>):
      %5 = stablehlo.maximum %3, %4 : tensor<f8E5M2FNUZ>
      stablehlo.return %5 : tensor<f8E5M2FNUZ>
    }) : (tensor<3x3x4xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<3x3x4xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>)
    return %2, %1, %0 : tensor<f8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<3x3x4xf8E5M2FNUZ>
  }

  func.func @main(%input0: tensor<3x3x4xf8E5M2FNUZ>, %input1: tensor<5xf8E5M2FNUZ>, %input2: tensor<f8E5M2FNUZ>, %input3: tensor<3x3x4xf8E5M2FNUZ>, %input4: tensor<5xf8E5M2FNUZ>, %input5: tensor<f8E5M2FNUZ>) {
    %r:6 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5) {programs = [[@program, @program]]} : (tensor<3x3x4xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<3x3x4xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<f8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<3x3x4xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<3x3x4xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E5M2FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.21875> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf64>
    check.expect_eq_const %v1, dense<[-2.0, -3.0517578125e-05, -2.288818359375e-05, -57344.0, 0.4375]> : tensor<5xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<3x3x4xf8E5M2FNUZ>) -> tensor<3x3x4xf64>
    check.expect_eq_const %v2, dense<[[[1.75, 1.5, -0.00146484375, 5120.0], [0.25, -2.5, 0.01171875, 0.125], [-1.0, -0.875, -5120.0, -0.21875]], [[-0.625, -2.0, 20480.0, -1.0], [-24576.0, -1.0, 4.0, 14.0], [0.3125, 0.5, -2.0, 10.0]], [[-0.625, -0.25, 7.0, -10.0], [-0.75, -4096.0, -0.001708984375, -7.0], [512.0, 0.875, 896.0, 0.125]]]> : tensor<3x3x4xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<f8E5M2FNUZ>) -> tensor<f64>
    check.expect_eq_const %v3, dense<-0.75> : tensor<f64>
    %v4 = stablehlo.convert %r#4 : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v5, dense<[-4607182418800017408, -4609434218613702656, 0, 0, -4683743612465315840]> : tensor<5xi64>
    %v6 = stablehlo.convert %r#5 : (tensor<3x3x4xf8E5M2FNUZ>) -> tensor<3x3x4xf64>
    check.expect_eq_const %v6, dense<[[[12288.0, 8.0, 10.0, -2048.0], [3.5, -0.15625, 0.375, -0.0390625], [-3.5, 14.0, 12.0, -0.625]], [[-1.0, -2.5, -14.0, 1.75], [-10.0, 7.0, -4.0, -0.625], [6.0, 12.0, -0.5, 0.25]], [[14.0, -8.0, -12.0, -0.21875], [-1.0, -10.0, 96.0, -1.75], [4.0, 0.3125, 0.15625, 1.0]]]> : tensor<3x3x4xf64>
    func.return
  }
}
