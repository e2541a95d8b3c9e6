// RUN: stablehlo-translate --interpret %s --args='[dense<[2]> : tensor<1xi16>, dense<[32767]> : tensor<1xi16>]'
// RUN: : @program
// stablehlo.cross-replica-sum on i16, exact values
//   S: rank 1
//   S: has 1
//   E: i16
//   replica_groups: singletons
//   replica_groups: ordered
// legal 0 0: [2]
// legal 1 0: [32767]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<1xi16>) -> tensor<1xi16> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> : (tensor<1xi16>) -> tensor<1xi16>
    return %0 : tensor<1xi16>
  }

  func.func @main(%input0: tensor<1xi16>, %input1: tensor<1xi16>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<1xi16>, tensor<1xi16>) -> (tensor<1xi16>, tensor<1xi16>)
    check.expect_eq_const %r#0, dense<2> : tensor<1xi16>
    check.expect_eq_const %r#1, dense<32767> : tensor<1xi16>
    func.return
  }
}
