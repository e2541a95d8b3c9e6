// RUN: stablehlo-translate --interpret %s --args='[dense<[12.0]> : tensor<1xf8E5M2>, dense<[6.0]> : tensor<1xf8E5M2>, dense<[0.3125]> : tensor<1xf8E5M2>, dense<[-0.375]> : tensor<1xf8E5M2>]'
// RUN: : @program
// stablehlo.collective_broadcast on f8E5M2, envelope values
//   channel_id: positive
//   channel_id: near 1 + 1
//   N: low
//   S: rank 1
//   S: has 1
//   E: f8E5M2
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [12.0]
// legal 1 0: [6.0]
// legal 2 0: [0.3125]
// legal 3 0: [-0.375]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<1xf8E5M2>) -> tensor<1xf8E5M2> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
    return %0 : tensor<1xf8E5M2>
  }

  func.func @main(%input0: tensor<1xf8E5M2>, %input1: tensor<1xf8E5M2>, %input2: tensor<1xf8E5M2>, %input3: tensor<1xf8E5M2>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf8E5M2>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<12.0> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xf8E5M2>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<6.0> : tensor<1xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<1xf8E5M2>) -> tensor<1xf64>
    check.expect_eq_const %v2, dense<0.3125> : tensor<1xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<1xf8E5M2>) -> tensor<1xf64>
    check.expect_eq_const %v3, dense<-0.375> : tensor<1xf64>
    func.return
  }
}
