// RUN: stablehlo-translate --interpret %s --args='[dense<0.5> : tensor<f8E4M3>, dense<[240.0, -0.5625, 0xFC]> : tensor<3xf8E4M3>, dense<0.75> : tensor<f8E4M3>, dense<[-0.001953125, -1.5, -0.75]> : tensor<3xf8E4M3>, dense<0.40625> : tensor<f8E4M3>, dense<[0.5, 1.75, 0.0]> : tensor<3xf8E4M3>, dense<0x7C> : tensor<f8E4M3>, dense<[-0.5625, 0.0, -1.0]> : tensor<3xf8E4M3>]'
// RUN: : @program
// stablehlo.all_reduce on f8E4M3, special values
//   S: rank 0
//   S: rank 1
//   F: f8E4M3
//   E: f8E4M3
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: singletons
//   replica_groups: ordered
// legal 0 0: [-0.625]
// legal 0 1: [240.0,-0.5625,"nan"]
// legal 0 2: [0.5]
// legal 1 0: [-0.625]
// legal 1 1: [-0.001953125,-1.5,-0.75]
// legal 1 2: [0.75]
// legal 2 0: [-0.625]
// legal 2 1: [0.5,1.75,0.0]
// legal 2 2: [0.40625]
// legal 3 0: [-0.625]
// legal 3 1: [-0.5625,0.0,-1.0]
// legal 3 2: ["nan"]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<f8E4M3>, %arg1: tensor<3xf8E4M3>) -> (tensor<f8E4M3>, tensor<3xf8E4M3>, tensor<f8E4M3>) {
    %0 = stablehlo.constant dense<-0.625> : tensor<f8E4M3>
    %1, %2, %3 = "stablehlo.all_reduce"(%arg0, %arg1, %0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> ({
    ^bb0(%4: tensor<f8E4M3>, %5: tensor<f8E4M3>):
      %6 = stablehlo.multiply %4, %5 : tensor<f8E4M3>
      stablehlo.return %6 : tensor<f8E4M3>
    }) : (tensor<f8E4M3>, tensor<3xf8E4M3>, tensor<f8E4M3>) -> (tensor<f8E4M3>, tensor<3xf8E4M3>, tensor<f8E4M3>)
    return %3, %2, %1 : tensor<f8E4M3>, tensor<3xf8E4M3>, tensor<f8E4M3>
  }

  func.func @main(%input0: tensor<f8E4M3>, %input1: tensor<3xf8E4M3>, %input2: tensor<f8E4M3>, %input3: tensor<3xf8E4M3>, %input4: tensor<f8E4M3>, %input5: tensor<3xf8E4M3>, %input6: tensor<f8E4M3>, %input7: tensor<3xf8E4M3>) {
    %r:12 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program], [@program, @program]]} : (tensor<f8E4M3>, tensor<3xf8E4M3>, tensor<f8E4M3>, tensor<3xf8E4M3>, tensor<f8E4M3>, tensor<3xf8E4M3>, tensor<f8E4M3>, tensor<3xf8E4M3>) -> (tensor<f8E4M3>, tensor<3xf8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<3xf8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<3xf8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<3xf8E4M3>, tensor<f8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.625> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<3xf8E4M3>) -> tensor<3xf64>
    %v2 = stablehlo.constant dense<[240.0, -0.5625, 0xFFF0000000000000]> : tensor<3xf64>
    %v3 = stablehlo.constant dense<[240.0, -0.5625, 0x7FF0000000000000]> : tensor<3xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<3xi1>
    %v7 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
    %v8 = stablehlo.compare NE, %v1, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v9 = stablehlo.and %v8, %v7 : tensor<3xi1>
    %v10 = stablehlo.or %v6, %v9 : tensor<3xi1>
    check.expect_eq_const %v10, dense<true> : tensor<3xi1>
    %v11 = stablehlo.convert %r#2 : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v11, dense<0.5> : tensor<f64>
    %v12 = stablehlo.convert %r#3 : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v12, dense<-0.625> : tensor<f64>
    %v13 = stablehlo.convert %r#4 : (tensor<3xf8E4M3>) -> tensor<3xf64>
    check.expect_eq_const %v13, dense<[-0.001953125, -1.5, -0.75]> : tensor<3xf64>
    %v14 = stablehlo.convert %r#5 : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v14, dense<0.75> : tensor<f64>
    %v15 = stablehlo.convert %r#6 : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v15, dense<-0.625> : tensor<f64>
    %v16 = stablehlo.convert %r#7 : (tensor<3xf8E4M3>) -> tensor<3xf64>
    %v17 = stablehlo.bitcast_convert %v16 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v17, dense<[4602678819172646912, 4610560118520545280, 0]> : tensor<3xi64>
    %v18 = stablehlo.convert %r#8 : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v18, dense<0.40625> : tensor<f64>
    %v19 = stablehlo.convert %r#9 : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v19, dense<-0.625> : tensor<f64>
    %v20 = stablehlo.convert %r#10 : (tensor<3xf8E4M3>) -> tensor<3xf64>
    %v21 = stablehlo.bitcast_convert %v20 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v21, dense<[-4620130267728707584, 0, -4616189618054758400]> : tensor<3xi64>
    %v22 = stablehlo.convert %r#11 : (tensor<f8E4M3>) -> tensor<f64>
    %v23 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v24 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v25 = stablehlo.compare GE, %v22, %v24, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v26 = stablehlo.compare LE, %v22, %v23, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v27 = stablehlo.and %v25, %v26 : tensor<i1>
    %v28 = stablehlo.constant dense<true> : tensor<i1>
    %v29 = stablehlo.compare NE, %v22, %v22, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v30 = stablehlo.and %v29, %v28 : tensor<i1>
    %v31 = stablehlo.or %v27, %v30 : tensor<i1>
    check.expect_eq_const %v31, dense<true> : tensor<i1>
    func.return
  }
}
