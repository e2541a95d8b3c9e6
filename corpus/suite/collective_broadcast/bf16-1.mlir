// RUN: stablehlo-translate --interpret %s --args='[dense<[1.1754944e-38]> : tensor<1xbf16>, dense<[1.1663108e-38]> : tensor<1xbf16>]'
// RUN: : @program
// stablehlo.collective_broadcast on bf16, special values
//   channel_id: negative
//   N: low
//   S: rank 1
//   S: has 1
//   E: bf16
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [1.1754943508222875e-38]
// legal 1 0: [1.1663108012064884e-38]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<1xbf16>) -> tensor<1xbf16> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<1xbf16>) -> tensor<1xbf16>
    return %0 : tensor<1xbf16>
  }

  func.func @main(%input0: tensor<1xbf16>, %input1: tensor<1xbf16>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1xbf16>, tensor<1xbf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xbf16>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<1.1754943508222875e-38> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xbf16>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<1.1663108012064884e-38> : tensor<1xf64>
    func.return
  }
}
