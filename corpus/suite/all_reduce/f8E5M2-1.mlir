// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.5, -0.5]> : tensor<2xf8E5M2>, dense<-0.5> : tensor<f8E5M2>, dense<[[1.0, -0.5, 1.0], [0.0, 0.5, -0.5]]> : tensor<2x3xf8E5M2>, dense<[-0.5, 0.0]> : tensor<2xf8E5M2>, dense<-0.5> : tensor<f8E5M2>, dense<[[0.5, 0.5, -1.0], [-0.5, 1.0, 0.5]]> : tensor<2x3xf8E5M2>, dense<[1.0, 0.0]> : tensor<2xf8E5M2>, dense<0.5> : tensor<f8E5M2>, dense<[[-0.5, -1.0, -1.0], [0.0, 0.5, -1.0]]> : tensor<2x3xf8E5M2>, dense<[0.0, -1.0]> : tensor<2xf8E5M2>, dense<-0.5> : tensor<f8E5M2>, dense<[[0.5, 0.5, 1.0], [-0.5, 1.0, -1.0]]> : tensor<2x3xf8E5M2>]'
// RUN: : @program
// stablehlo.all_reduce on f8E5M2, exact values
//   S: rank 0
//   S: rank 1
//   S: rank 2
//   F: f8E5M2
//   E: f8E5M2
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [1.0,-0.5,1.0,0.0,0.5,-0.5]
// legal 0 1: [-0.5]
// legal 0 2: [-0.5,-0.5]
// legal 1 0: [0.5,0.5,-1.0,-0.5,1.0,0.5]
// legal 1 1: [-0.5]
// legal 1 2: [-0.5,0.0]
// legal 2 0: [-0.5,-1.0,-1.0,0.0,0.5,-1.0]
// legal 2 1: [0.5]
// legal 2 2: [1.0,0.0]
// legal 3 0: [0.5,0.5,1.0,-0.5,1.0,-1.0]
// legal 3 1: [-0.5]
// legal 3 2: [0.0,-1.0]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<2xf8E5M2>, %arg1: tensor<f8E5M2>, %arg2: tensor<2x3xf8E5M2>) -> (tensor<2x3xf8E5M2>, tensor<f8E5M2>, tensor<2xf8E5M2>) {
    %0, %1, %2 = "stablehlo.all_reduce"(%arg0, %arg1, %arg2) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
    ^bb0(%3: tensor<f8E5M2>, %4: tensor<f8E5M2>):
      %5 = stablehlo.minimum %3, %4 : tensor<f8E5M2>
      stablehlo.return %5 : tensor<f8E5M2>
    }) : (tensor<2xf8E5M2>, tensor<f8E5M2>, tensor<2x3xf8E5M2>) -> (tensor<2xf8E5M2>, tensor<f8E5M2>, tensor<2x3xf8E5M2>)
    return %2, %1, %0 : tensor<2x3xf8E5M2>, tensor<f8E5M2>, tensor<2xf8E5M2>
  }

  func.func @main(%input0: tensor<2xf8E5M2>, %input1: tensor<f8E5M2>, %input2: tensor<2x3xf8E5M2>, %input3: tensor<2xf8E5M2>, %input4: tensor<f8E5M2>, %input5: tensor<2x3xf8E5M2>, %input6: tensor<2xf8E5M2>, %input7: tensor<f8E5M2>, %input8: tensor<2x3xf8E5M2>, %input9: tensor<2xf8E5M2>, %input10: tensor<f8E5M2>, %input11: tensor<2x3xf8E5M2>) {
    %r:12 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7, %input8, %input9, %input10, %input11) {programs = [[@program, @program, @program, @program]]} : (tensor<2xf8E5M2>, tensor<f8E5M2>, tensor<2x3xf8E5M2>, tensor<2xf8E5M2>, tensor<f8E5M2>, tensor<2x3xf8E5M2>, tensor<2xf8E5M2>, tensor<f8E5M2>, tensor<2x3xf8E5M2>, tensor<2xf8E5M2>, tensor<f8E5M2>, tensor<2x3xf8E5M2>) -> (tensor<2x3xf8E5M2>, tensor<f8E5M2>, tensor<2xf8E5M2>, tensor<2x3xf8E5M2>, tensor<f8E5M2>, tensor<2xf8E5M2>, tensor<2x3xf8E5M2>, tensor<f8E5M2>, tensor<2xf8E5M2>, tensor<2x3xf8E5M2>, tensor<f8E5M2>, tensor<2xf8E5M2>)
    %v0 = stablehlo.convert %r#0 : (tensor<2x3xf8E5M2>) -> tensor<2x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    check.expect_eq_const %v1, dense<[[4607182418800017408, -4620693217682128896, 4607182418800017408], [0, 4602678819172646912, -4620693217682128896]]> : tensor<2x3xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v2, dense<-0.5> : tensor<f64>
    %v3 = stablehlo.convert %r#2 : (tensor<2xf8E5M2>) -> tensor<2xf64>
    check.expect_eq_const %v3, dense<-0.5> : tensor<2xf64>
    %v4 = stablehlo.convert %r#3 : (tensor<2x3xf8E5M2>) -> tensor<2x3xf64>
    check.expect_eq_const %v4, dense<[[0.5, 0.5, -1.0], [-0.5, 1.0, 0.5]]> : tensor<2x3xf64>
    %v5 = stablehlo.convert %r#4 : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v5, dense<-0.5> : tensor<f64>
    %v6 = stablehlo.convert %r#5 : (tensor<2xf8E5M2>) -> tensor<2xf64>
    %v7 = stablehlo.bitcast_convert %v6 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v7, dense<[-4620693217682128896, 0]> : tensor<2xi64>
    %v8 = stablehlo.convert %r#6 : (tensor<2x3xf8E5M2>) -> tensor<2x3xf64>
    %v9 = stablehlo.bitcast_convert %v8 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    check.expect_eq_const %v9, dense<[[-4620693217682128896, -4616189618054758400, -4616189618054758400], [0, 4602678819172646912, -4616189618054758400]]> : tensor<2x3xi64>
    %v10 = stablehlo.convert %r#7 : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v10, dense<0.5> : tensor<f64>
    %v11 = stablehlo.convert %r#8 : (tensor<2xf8E5M2>) -> tensor<2xf64>
    %v12 = stablehlo.bitcast_convert %v11 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v12, dense<[4607182418800017408, 0]> : tensor<2xi64>
    %v13 = stablehlo.convert %r#9 : (tensor<2x3xf8E5M2>) -> tensor<2x3xf64>
    check.expect_eq_const %v13, dense<[[0.5, 0.5, 1.0], [-0.5, 1.0, -1.0]]> : tensor<2x3xf64>
    %v14 = stablehlo.convert %r#10 : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v14, dense<-0.5> : tensor<f64>
    %v15 = stablehlo.convert %r#11 : (tensor<2xf8E5M2>) -> tensor<2xf64>
    %v16 = stablehlo.bitcast_convert %v15 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v16, dense<[0, -4616189618054758400]> : tensor<2xi64>
    func.return
  }
}
