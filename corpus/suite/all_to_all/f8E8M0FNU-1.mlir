// RUN: stablehlo-translate --interpret %s --args='[dense<[[512.0, 32.0], [2.9802322e-08, 0.0009765625], [131072.0, 2097152.0], [0.00024414062, 16777216.0], [2048.0, 8192.0]]> : tensor<5x2xf8E8M0FNU>, dense<[[3.7252903e-09, 3.7252903e-09], [6.162976e-33, 9.313226e-10], [1.4757395e+20, 268435456.0], [1073741824.0, 67108864.0], [8.271806e-25, 32.0]]> : tensor<5x2xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.all_to_all on f8E8M0FNU, special values
//   N: low + 1
//   s: more
//   S: rank 1
//   E: f8E8M0FNU
//   channel_id: 0
//   channel_id: near 1
//   split_count: low
//   replica_groups: singletons
//   replica_groups: scrambled
//   split_dimension: low
//   concat_dimension: low + 1
//   concat_dimension: high
// legal 0 0: [512.0,32.0,2.9802322387695313e-08,0.0009765625,131072.0,2097152.0,0.000244140625,16777216.0,2048.0,8192.0]
// legal 0 1: [2.0,2.0,5.877471754111438e-39,5.877471754111438e-39,2.0,1.7014118346046923e+38,1.1754943508222875e-38,0.5,4.0,5.877471754111438e-39]
// legal 1 0: [3.725290298461914e-09,3.725290298461914e-09,6.162975822039155e-33,9.313225746154785e-10,1.4757395258967641e+20,268435456.0,1073741824.0,67108864.0,8.271806125530277e-25,32.0]
// legal 1 1: [2.0,2.0,5.877471754111438e-39,5.877471754111438e-39,2.0,1.7014118346046923e+38,1.1754943508222875e-38,0.5,4.0,5.877471754111438e-39]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<5x2xf8E8M0FNU>) -> (tensor<5x2xf8E8M0FNU>, tensor<5x2xf8E8M0FNU>) {
    %0 = stablehlo.constant dense<[[2.0, 2.0], [5.877472e-39, 5.877472e-39], [2.0, 1.7014118e+38], [1.1754944e-38, 0.5], [4.0, 5.877472e-39]]> : tensor<5x2xf8E8M0FNU>
    %1, %2 = "stablehlo.all_to_all"(%0, %arg0) <{split_count = 1 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, split_dimension = 0 : i64, concat_dimension = 1 : i64}> : (tensor<5x2xf8E8M0FNU>, tensor<5x2xf8E8M0FNU>) -> (tensor<5x2xf8E8M0FNU>, tensor<5x2xf8E8M0FNU>)
    return %2, %1 : tensor<5x2xf8E8M0FNU>, tensor<5x2xf8E8M0FNU>
  }

  func.func @main(%input0: tensor<5x2xf8E8M0FNU>, %input1: tensor<5x2xf8E8M0FNU>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<5x2xf8E8M0FNU>, tensor<5x2xf8E8M0FNU>) -> (tensor<5x2xf8E8M0FNU>, tensor<5x2xf8E8M0FNU>, tensor<5x2xf8E8M0FNU>, tensor<5x2xf8E8M0FNU>)
    %v0 = stablehlo.convert %r#0 : (tensor<5x2xf8E8M0FNU>) -> tensor<5x2xf64>
    check.expect_eq_const %v0, dense<[[512.0, 32.0], [2.9802322387695312e-08, 0.0009765625], [131072.0, 2097152.0], [0.000244140625, 16777216.0], [2048.0, 8192.0]]> : tensor<5x2xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<5x2xf8E8M0FNU>) -> tensor<5x2xf64>
    check.expect_eq_const %v1, dense<[[2.0, 2.0], [5.877471754111438e-39, 5.877471754111438e-39], [2.0, 1.7014118346046923e+38], [1.1754943508222875e-38, 0.5], [4.0, 5.877471754111438e-39]]> : tensor<5x2xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<5x2xf8E8M0FNU>) -> tensor<5x2xf64>
    check.expect_eq_const %v2, dense<[[3.725290298461914e-09, 3.725290298461914e-09], [6.162975822039155e-33, 9.313225746154785e-10], [1.4757395258967641e+20, 268435456.0], [1073741824.0, 67108864.0], [8.271806125530277e-25, 32.0]]> : tensor<5x2xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<5x2xf8E8M0FNU>) -> tensor<5x2xf64>
    check.expect_eq_const %v3, dense<[[2.0, 2.0], [5.877471754111438e-39, 5.877471754111438e-39], [2.0, 1.7014118346046923e+38], [1.1754943508222875e-38, 0.5], [4.0, 5.877471754111438e-39]]> : tensor<5x2xf64>
    func.return
  }
}
