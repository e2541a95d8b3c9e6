// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.5, -0.5], [-1.0, 0.0]]> : tensor<2x2xf8E5M2FNUZ>, dense<[[0.0, -0.5], [-1.0, -0.5]]> : tensor<2x2xf8E5M2FNUZ>, dense<[[-1.0, -1.0], [-1.0, -1.0]]> : tensor<2x2xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.all_reduce on f8E5M2FNUZ, exact values
//   N: low + 1
//   S: rank 1
//   S: rank 2
//   F: f16
//   E: f16
//   E: f8E5M2FNUZ
//   channel_id: positive
//   use_global_device_ids: false
//   replica_groups: singletons
//   replica_groups: scrambled
// legal 0 0: [-1.0,1.25,2.0]
// legal 0 1: [0.5,-0.5,-1.0,0.0]
// legal 1 0: [-1.0,1.25,2.0]
// legal 1 1: [0.0,-0.5,-1.0,-0.5]
// legal 2 0: [-1.0,1.25,2.0]
// legal 2 1: [-1.0,-1.0,-1.0,-1.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<2x2xf8E5M2FNUZ>) -> (tensor<3xf16>, tensor<2x2xf16>) {
    %0 = stablehlo.constant dense<[-1.0, 1.25, 2.0]> : tensor<3xf16>
    %1, %2 = "stablehlo.all_reduce"(%arg0, %0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = dense<[[1], [2], [0]]> : tensor<3x1xi64>}> ({
    ^bb0(%3: tensor<f16>, %4: tensor<f16>):
      %5 = stablehlo.multiply %3, %4 : tensor<f16>
      stablehlo.return %5 : tensor<f16>
    }) : (tensor<2x2xf8E5M2FNUZ>, tensor<3xf16>) -> (tensor<2x2xf16>, tensor<3xf16>)
    return %2, %1 : tensor<3xf16>, tensor<2x2xf16>
  }

  func.func @main(%input0: tensor<2x2xf8E5M2FNUZ>, %input1: tensor<2x2xf8E5M2FNUZ>, %input2: tensor<2x2xf8E5M2FNUZ>) {
    %r:6 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<2x2xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>) -> (tensor<3xf16>, tensor<2x2xf16>, tensor<3xf16>, tensor<2x2xf16>, tensor<3xf16>, tensor<2x2xf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<3xf16>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-1.0, 1.25, 2.0]> : tensor<3xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<2x2xf16>) -> tensor<2x2xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<2x2xf64>) -> tensor<2x2xi64>
    check.expect_eq_const %v2, dense<[[4602678819172646912, -4620693217682128896], [-4616189618054758400, 0]]> : tensor<2x2xi64>
    %v3 = stablehlo.convert %r#2 : (tensor<3xf16>) -> tensor<3xf64>
    check.expect_eq_const %v3, dense<[-1.0, 1.25, 2.0]> : tensor<3xf64>
    %v4 = stablehlo.convert %r#3 : (tensor<2x2xf16>) -> tensor<2x2xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<2x2xf64>) -> tensor<2x2xi64>
    check.expect_eq_const %v5, dense<[[0, -4620693217682128896], [-4616189618054758400, -4620693217682128896]]> : tensor<2x2xi64>
    %v6 = stablehlo.convert %r#4 : (tensor<3xf16>) -> tensor<3xf64>
    check.expect_eq_const %v6, dense<[-1.0, 1.25, 2.0]> : tensor<3xf64>
    %v7 = stablehlo.convert %r#5 : (tensor<2x2xf16>) -> tensor<2x2xf64>
    check.expect_eq_const %v7, dense<-1.0> : tensor<2x2xf64>
    func.return
  }
}
