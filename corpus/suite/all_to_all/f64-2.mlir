// RUN: stablehlo-translate --interpret %s --args='[dense<[-2.225073858507201e-308, 1.580699326908801]> : tensor<2xf64>, dense<[[4.073825725367014, 5.0e-324, 0.572271495906332], [-1.0, -4.8180766225978955, 7.318196824391698], [-1.2457870817179642, -0.47799386768860375, -0.0], [2.2250738585072014e-308, 0.7013874999922042, 0xFFF0000000000000]]> : tensor<4x3xf64>, dense<[0xFFF8000000000000, 0.49450236044219825]> : tensor<2xf64>, dense<[[0.32464964998657714, 3.912712020574754, 0.46384953777155], [-1.7976931348623157e+308, -0.31993109262742914, -5.619334076390904], [0.4903566581131531, -2.895652812911129, -0.28806008719353465], [0.4586452985550976, 2.225073858507201e-308, 0.3895166174610237]]> : tensor<4x3xf64>]'
// RUN: : @program
// stablehlo.all_to_all on f64, special values
//   s: 1
//   s: more
//   S: rank 0
//   S: rank 1
//   E: f64
//   channel_id: negative
//   channel_id: near 1 - 1
//   split_count: low
//   replica_groups: singletons
//   replica_groups: scrambled
//   split_dimension: low
//   split_dimension: high
//   concat_dimension: low
//   concat_dimension: high
// legal 0 0: [4.073825725367014,5e-324,0.572271495906332,-1.0,-4.8180766225978955,7.318196824391698,-1.2457870817179642,-0.47799386768860375,-0.0,2.2250738585072014e-308,0.7013874999922042,"-inf"]
// legal 0 1: ["nan","nan",0.0,"-inf",-0.8522657910183749,"inf"]
// legal 0 2: [-2.225073858507201e-308,1.580699326908801]
// legal 0 3: [-2.2250738585072014e-308]
// legal 1 0: [0.32464964998657714,3.912712020574754,0.46384953777155,-1.7976931348623157e+308,-0.31993109262742914,-5.619334076390904,0.4903566581131531,-2.895652812911129,-0.28806008719353465,0.4586452985550976,2.225073858507201e-308,0.3895166174610237]
// legal 1 1: ["nan","nan",0.0,"-inf",-0.8522657910183749,"inf"]
// legal 1 2: ["nan",0.49450236044219825]
// legal 1 3: [-2.2250738585072014e-308]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<2xf64>, %arg1: tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<2x3xf64>, tensor<2xf64>, tensor<1xf64>) {
    %0 = stablehlo.constant dense<[-2.2250738585072014e-308]> : tensor<1xf64>
    %1 = stablehlo.constant dense<[[0xFFF8000000000000, 0xFFF8000000000000, 0.0], [0xFFF0000000000000, -0.8522657910183749, 0x7FF0000000000000]]> : tensor<2x3xf64>
    %2, %3, %4, %5 = "stablehlo.all_to_all"(%0, %arg0, %1, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, split_count = 1 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<1xf64>, tensor<2xf64>, tensor<2x3xf64>, tensor<4x3xf64>) -> (tensor<1xf64>, tensor<2xf64>, tensor<2x3xf64>, tensor<4x3xf64>)
    return %5, %4, %3, %2 : tensor<4x3xf64>, tensor<2x3xf64>, tensor<2xf64>, tensor<1xf64>
  }

  func.func @main(%input0: tensor<2xf64>, %input1: tensor<4x3xf64>, %input2: tensor<2xf64>, %input3: tensor<4x3xf64>) {
    %r:8 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program]]} : (tensor<2xf64>, tensor<4x3xf64>, tensor<2xf64>, tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<2x3xf64>, tensor<2xf64>, tensor<1xf64>, tensor<4x3xf64>, tensor<2x3xf64>, tensor<2xf64>, tensor<1xf64>)
    %v0 = stablehlo.constant dense<[[4.073825725367014, 5.0e-324, 0.572271495906332], [-1.0, -4.8180766225978955, 7.318196824391698], [-1.2457870817179642, -0.47799386768860375, -0.0], [2.2250738585072014e-308, 0.7013874999922042, 0xFFF0000000000000]]> : tensor<4x3xf64>
    %v1 = stablehlo.constant dense<[[4.073825725367014, 5.0e-324, 0.572271495906332], [-1.0, -4.8180766225978955, 7.318196824391698], [-1.2457870817179642, -0.47799386768860375, -0.0], [2.2250738585072014e-308, 0.7013874999922042, 0x7FF0000000000000]]> : tensor<4x3xf64>
    %v2 = stablehlo.compare GE, %r#0, %v1, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x3xi1>
    %v5 = stablehlo.bitcast_convert %r#0 : (tensor<4x3xf64>) -> tensor<4x3xi64>
    %v6 = stablehlo.constant dense<[[4616272738432071710, 1, 4603329782936713442], [-4616189618054758400, -4606261346406844309, 4619925575550226504], [-4615082691445120895, -4621089644919238776, -9223372036854775808], [4503599627370496, 4604492756512490845, -4503599627370496]]> : tensor<4x3xi64>
    %v7 = stablehlo.compare EQ, %v5, %v6, SIGNED : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
    %v8 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, true], [false, false, false]]> : tensor<4x3xi1>
    %v9 = stablehlo.select %v8, %v7, %v4 : tensor<4x3xi1>, tensor<4x3xi1>
    %v10 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, false], [false, false, true]]> : tensor<4x3xi1>
    %v11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x3xf64>
    %v12 = stablehlo.compare EQ, %r#0, %v11, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<4x3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<4x3xi1>
    check.expect_eq_const %v14, dense<true> : tensor<4x3xi1>
    %v15 = stablehlo.constant dense<[[0xFFF0000000000000, 0xFFF0000000000000, 0.0], [0xFFF0000000000000, -0.8522657910183749, 0xFFF0000000000000]]> : tensor<2x3xf64>
    %v16 = stablehlo.constant dense<[[0x7FF0000000000000, 0x7FF0000000000000, 0.0], [0x7FF0000000000000, -0.8522657910183749, 0x7FF0000000000000]]> : tensor<2x3xf64>
    %v17 = stablehlo.compare GE, %r#1, %v16, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %v18 = stablehlo.compare LE, %r#1, %v15, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %v19 = stablehlo.and %v17, %v18 : tensor<2x3xi1>
    %v20 = stablehlo.bitcast_convert %r#1 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %v21 = stablehlo.constant dense<[[9221120237041090560, 9221120237041090560, 0], [-4503599627370496, -4617520289511797444, 9218868437227405312]]> : tensor<2x3xi64>
    %v22 = stablehlo.compare EQ, %v20, %v21, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %v23 = stablehlo.constant dense<[[false, false, true], [false, false, false]]> : tensor<2x3xi1>
    %v24 = stablehlo.select %v23, %v22, %v19 : tensor<2x3xi1>, tensor<2x3xi1>
    %v25 = stablehlo.constant dense<[[true, true, false], [false, false, false]]> : tensor<2x3xi1>
    %v26 = stablehlo.compare NE, %r#1, %r#1, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %v27 = stablehlo.and %v26, %v25 : tensor<2x3xi1>
    %v28 = stablehlo.or %v24, %v27 : tensor<2x3xi1>
    %v29 = stablehlo.constant dense<[[false, false, false], [false, false, true]]> : tensor<2x3xi1>
    %v30 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x3xf64>
    %v31 = stablehlo.compare EQ, %r#1, %v30, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %v32 = stablehlo.and %v31, %v29 : tensor<2x3xi1>
    %v33 = stablehlo.or %v28, %v32 : tensor<2x3xi1>
    %v34 = stablehlo.constant dense<[[false, false, false], [true, false, false]]> : tensor<2x3xi1>
    %v35 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x3xf64>
    %v36 = stablehlo.compare EQ, %r#1, %v35, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %v37 = stablehlo.and %v36, %v34 : tensor<2x3xi1>
    %v38 = stablehlo.or %v33, %v37 : tensor<2x3xi1>
    check.expect_eq_const %v38, dense<true> : tensor<2x3xi1>
    check.expect_eq_const %r#2, dense<[-2.225073858507201e-308, 1.580699326908801]> : tensor<2xf64>
    check.expect_eq_const %r#3, dense<-2.2250738585072014e-308> : tensor<1xf64>
    check.expect_eq_const %r#4, dense<[[0.32464964998657714, 3.912712020574754, 0.46384953777155], [-1.7976931348623157e+308, -0.31993109262742914, -5.619334076390904], [0.4903566581131531, -2.895652812911129, -0.28806008719353465], [0.4586452985550976, 2.225073858507201e-308, 0.3895166174610237]]> : tensor<4x3xf64>
    %v39 = stablehlo.constant dense<[[0xFFF0000000000000, 0xFFF0000000000000, 0.0], [0xFFF0000000000000, -0.8522657910183749, 0xFFF0000000000000]]> : tensor<2x3xf64>
    %v40 = stablehlo.constant dense<[[0x7FF0000000000000, 0x7FF0000000000000, 0.0], [0x7FF0000000000000, -0.8522657910183749, 0x7FF0000000000000]]> : tensor<2x3xf64>
    %v41 = stablehlo.compare GE, %r#5, %v40, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %v42 = stablehlo.compare LE, %r#5, %v39, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %v43 = stablehlo.and %v41, %v42 : tensor<2x3xi1>
    %v44 = stablehlo.bitcast_convert %r#5 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %v45 = stablehlo.constant dense<[[9221120237041090560, 9221120237041090560, 0], [-4503599627370496, -4617520289511797444, 9218868437227405312]]> : tensor<2x3xi64>
    %v46 = stablehlo.compare EQ, %v44, %v45, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %v47 = stablehlo.constant dense<[[false, false, true], [false, false, false]]> : tensor<2x3xi1>
    %v48 = stablehlo.select %v47, %v46, %v43 : tensor<2x3xi1>, tensor<2x3xi1>
    %v49 = stablehlo.constant dense<[[true, true, false], [false, false, false]]> : tensor<2x3xi1>
    %v50 = stablehlo.compare NE, %r#5, %r#5, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %v51 = stablehlo.and %v50, %v49 : tensor<2x3xi1>
    %v52 = stablehlo.or %v48, %v51 : tensor<2x3xi1>
    %v53 = stablehlo.constant dense<[[false, false, false], [false, false, true]]> : tensor<2x3xi1>
    %v54 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x3xf64>
    %v55 = stablehlo.compare EQ, %r#5, %v54, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %v56 = stablehlo.and %v55, %v53 : tensor<2x3xi1>
    %v57 = stablehlo.or %v52, %v56 : tensor<2x3xi1>
    %v58 = stablehlo.constant dense<[[false, false, false], [true, false, false]]> : tensor<2x3xi1>
    %v59 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x3xf64>
    %v60 = stablehlo.compare EQ, %r#5, %v59, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %v61 = stablehlo.and %v60, %v58 : tensor<2x3xi1>
    %v62 = stablehlo.or %v57, %v61 : tensor<2x3xi1>
    check.expect_eq_const %v62, dense<true> : tensor<2x3xi1>
    %v63 = stablehlo.constant dense<[0xFFF0000000000000, 0.49450236044219825]> : tensor<2xf64>
    %v64 = stablehlo.constant dense<[0x7FF0000000000000, 0.49450236044219825]> : tensor<2xf64>
    %v65 = stablehlo.compare GE, %r#6, %v64, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v66 = stablehlo.compare LE, %r#6, %v63, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v67 = stablehlo.and %v65, %v66 : tensor<2xi1>
    %v68 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %v69 = stablehlo.compare NE, %r#6, %r#6, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v70 = stablehlo.and %v69, %v68 : tensor<2xi1>
    %v71 = stablehlo.or %v67, %v70 : tensor<2xi1>
    check.expect_eq_const %v71, dense<true> : tensor<2xi1>
    check.expect_eq_const %r#7, dense<-2.2250738585072014e-308> : tensor<1xf64>
    func.return
  }
}
