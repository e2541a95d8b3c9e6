// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.125, -0.6875, 0xFF, 0.001953125], [0.001953125, -0.0, 0.0, 1.25], [0.5, 0.001953125, -0.8125, 3.0], [-0.8125, 0.25, -448.0, 7.5]]> : tensor<4x4xf8E4M3FN>, dense<[[1.25, -0.0, -1.25, 0.3125], [0xFF, 448.0, 0.013671875, 448.0], [-7.0, 448.0, -2.25, 0xFF], [0.001953125, 1.0, -448.0, -0.0]]> : tensor<4x4xf8E4M3FN>, dense<[[-0.013671875, -7.5, -1.875, 0.5], [0.75, 0.34375, 448.0, 0.013671875], [-0.5625, 0.0, 5.0, 0.5625], [-0.015625, 6.0, 0.013671875, -448.0]]> : tensor<4x4xf8E4M3FN>, dense<[[0.001953125, 0.875, -0.5, 0.3125], [0x7F, 0.0, -2.25, -0.5], [0.0, -3.5, 0x7F, 4.0], [-0.5625, 0.013671875, -0.3125, -1.0]]> : tensor<4x4xf8E4M3FN>]'
// RUN: : @program
// stablehlo.all_to_all on f8E4M3FN, special values
//   N: low
//   s: more
//   S: rank 1
//   E: f8E4M3FN
//   channel_id: negative
//   split_count: low
//   replica_groups: singletons
//   replica_groups: ordered
//   split_dimension: low
//   concat_dimension: low + 1
//   concat_dimension: high
// legal 0 0: [1.125,-0.6875,"nan",0.001953125,0.001953125,-0.0,0.0,1.25,0.5,0.001953125,-0.8125,3.0,-0.8125,0.25,-448.0,7.5]
// legal 1 0: [1.25,-0.0,-1.25,0.3125,"nan",448.0,0.013671875,448.0,-7.0,448.0,-2.25,"nan",0.001953125,1.0,-448.0,-0.0]
// legal 2 0: [-0.013671875,-7.5,-1.875,0.5,0.75,0.34375,448.0,0.013671875,-0.5625,0.0,5.0,0.5625,-0.015625,6.0,0.013671875,-448.0]
// legal 3 0: [0.001953125,0.875,-0.5,0.3125,"nan",0.0,-2.25,-0.5,0.0,-3.5,"nan",4.0,-0.5625,0.013671875,-0.3125,-1.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<4x4xf8E4M3FN>) -> tensor<4x4xf8E4M3FN> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -3, type = 1>, split_count = 1 : i64, replica_groups = dense<[[0], [1], [2], [3]]> : tensor<4x1xi64>, split_dimension = 0 : i64, concat_dimension = 1 : i64}> : (tensor<4x4xf8E4M3FN>) -> tensor<4x4xf8E4M3FN>
    return %0 : tensor<4x4xf8E4M3FN>
  }

  func.func @main(%input0: tensor<4x4xf8E4M3FN>, %input1: tensor<4x4xf8E4M3FN>, %input2: tensor<4x4xf8E4M3FN>, %input3: tensor<4x4xf8E4M3FN>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<4x4xf8E4M3FN>, tensor<4x4xf8E4M3FN>, tensor<4x4xf8E4M3FN>, tensor<4x4xf8E4M3FN>) -> (tensor<4x4xf8E4M3FN>, tensor<4x4xf8E4M3FN>, tensor<4x4xf8E4M3FN>, tensor<4x4xf8E4M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<4x4xf8E4M3FN>) -> tensor<4x4xf64>
    %v1 = stablehlo.constant dense<[[1.125, -0.6875, 0xFFF0000000000000, 0.001953125], [0.001953125, -0.0, 0.0, 1.25], [0.5, 0.001953125, -0.8125, 3.0], [-0.8125, 0.25, -448.0, 7.5]]> : tensor<4x4xf64>
    %v2 = stablehlo.constant dense<[[1.125, -0.6875, 0x7FF0000000000000, 0.001953125], [0.001953125, -0.0, 0.0, 1.25], [0.5, 0.001953125, -0.8125, 3.0], [-0.8125, 0.25, -448.0, 7.5]]> : tensor<4x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x4xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<4x4xf64>) -> tensor<4x4xi64>
    %v7 = stablehlo.constant dense<[[4607745368753438720, -4619004367821864960, 9221120237041090560, 4566650022153682944], [4566650022153682944, -9223372036854775808, 0, 4608308318706860032], [4602678819172646912, 4566650022153682944, -4617878467915022336, 4613937818241073152], [-4617878467915022336, 4598175219545276416, -4576783121315266560, 4620130267728707584]]> : tensor<4x4xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %v9 = stablehlo.constant dense<[[false, false, false, false], [false, true, true, false], [false, false, false, false], [false, false, false, false]]> : tensor<4x4xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<4x4xi1>, tensor<4x4xi1>
    %v11 = stablehlo.constant dense<[[false, false, true, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]]> : tensor<4x4xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<4x4xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<4x4xi1>
    check.expect_eq_const %v14, dense<true> : tensor<4x4xi1>
    %v15 = stablehlo.convert %r#1 : (tensor<4x4xf8E4M3FN>) -> tensor<4x4xf64>
    %v16 = stablehlo.constant dense<[[1.25, -0.0, -1.25, 0.3125], [0xFFF0000000000000, 448.0, 0.013671875, 448.0], [-7.0, 448.0, -2.25, 0xFFF0000000000000], [0.001953125, 1.0, -448.0, -0.0]]> : tensor<4x4xf64>
    %v17 = stablehlo.constant dense<[[1.25, -0.0, -1.25, 0.3125], [0x7FF0000000000000, 448.0, 0.013671875, 448.0], [-7.0, 448.0, -2.25, 0x7FF0000000000000], [0.001953125, 1.0, -448.0, -0.0]]> : tensor<4x4xf64>
    %v18 = stablehlo.compare GE, %v15, %v17, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v19 = stablehlo.compare LE, %v15, %v16, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v20 = stablehlo.and %v18, %v19 : tensor<4x4xi1>
    %v21 = stablehlo.bitcast_convert %v15 : (tensor<4x4xf64>) -> tensor<4x4xi64>
    %v22 = stablehlo.constant dense<[[4608308318706860032, -9223372036854775808, -4615063718147915776, 4599301119452119040], [9221120237041090560, 4646588915539509248, 4579034921128951808, 4646588915539509248], [-4603804719079489536, 4646588915539509248, -4611123068473966592, 9221120237041090560], [4566650022153682944, 4607182418800017408, -4576783121315266560, -9223372036854775808]]> : tensor<4x4xi64>
    %v23 = stablehlo.compare EQ, %v21, %v22, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %v24 = stablehlo.constant dense<[[false, true, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, true]]> : tensor<4x4xi1>
    %v25 = stablehlo.select %v24, %v23, %v20 : tensor<4x4xi1>, tensor<4x4xi1>
    %v26 = stablehlo.constant dense<[[false, false, false, false], [true, false, false, false], [false, false, false, true], [false, false, false, false]]> : tensor<4x4xi1>
    %v27 = stablehlo.compare NE, %v15, %v15, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v28 = stablehlo.and %v27, %v26 : tensor<4x4xi1>
    %v29 = stablehlo.or %v25, %v28 : tensor<4x4xi1>
    check.expect_eq_const %v29, dense<true> : tensor<4x4xi1>
    %v30 = stablehlo.convert %r#2 : (tensor<4x4xf8E4M3FN>) -> tensor<4x4xf64>
    %v31 = stablehlo.bitcast_convert %v30 : (tensor<4x4xf64>) -> tensor<4x4xi64>
    check.expect_eq_const %v31, dense<[[-4644337115725824000, -4603241769126068224, -4612248968380809216, 4602678819172646912], [4604930618986332160, 4599864069405540352, 4646588915539509248, 4579034921128951808], [-4620130267728707584, 0, 4617315517961601024, 4603241769126068224], [-4643211215818981376, 4618441417868443648, 4579034921128951808, -4576783121315266560]]> : tensor<4x4xi64>
    %v32 = stablehlo.convert %r#3 : (tensor<4x4xf8E4M3FN>) -> tensor<4x4xf64>
    %v33 = stablehlo.constant dense<[[0.001953125, 0.875, -0.5, 0.3125], [0xFFF0000000000000, 0.0, -2.25, -0.5], [0.0, -3.5, 0xFFF0000000000000, 4.0], [-0.5625, 0.013671875, -0.3125, -1.0]]> : tensor<4x4xf64>
    %v34 = stablehlo.constant dense<[[0.001953125, 0.875, -0.5, 0.3125], [0x7FF0000000000000, 0.0, -2.25, -0.5], [0.0, -3.5, 0x7FF0000000000000, 4.0], [-0.5625, 0.013671875, -0.3125, -1.0]]> : tensor<4x4xf64>
    %v35 = stablehlo.compare GE, %v32, %v34, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v36 = stablehlo.compare LE, %v32, %v33, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v37 = stablehlo.and %v35, %v36 : tensor<4x4xi1>
    %v38 = stablehlo.bitcast_convert %v32 : (tensor<4x4xf64>) -> tensor<4x4xi64>
    %v39 = stablehlo.constant dense<[[4566650022153682944, 4606056518893174784, -4620693217682128896, 4599301119452119040], [9221120237041090560, 0, -4611123068473966592, -4620693217682128896], [0, -4608308318706860032, 9221120237041090560, 4616189618054758400], [-4620130267728707584, 4579034921128951808, -4624070917402656768, -4616189618054758400]]> : tensor<4x4xi64>
    %v40 = stablehlo.compare EQ, %v38, %v39, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %v41 = stablehlo.constant dense<[[false, false, false, false], [false, true, false, false], [true, false, false, false], [false, false, false, false]]> : tensor<4x4xi1>
    %v42 = stablehlo.select %v41, %v40, %v37 : tensor<4x4xi1>, tensor<4x4xi1>
    %v43 = stablehlo.constant dense<[[false, false, false, false], [true, false, false, false], [false, false, true, false], [false, false, false, false]]> : tensor<4x4xi1>
    %v44 = stablehlo.compare NE, %v32, %v32, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v45 = stablehlo.and %v44, %v43 : tensor<4x4xi1>
    %v46 = stablehlo.or %v42, %v45 : tensor<4x4xi1>
    check.expect_eq_const %v46, dense<true> : tensor<4x4xi1>
    func.return
  }
}
