// RUN: stablehlo-translate --interpret %s --args='[dense<[[129, 128]]> : tensor<1x2xui8>, dense<[[255, 0]]> : tensor<1x2xui8>]'
// RUN: : @program
// stablehlo.cross-replica-sum on ui8, special values
//   S: rank 2
//   S: has 1
//   E: ui8
//   replica_groups: singletons
//   replica_groups: ordered
// legal 0 0: [129,128]
// legal 1 0: [255,0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<1x2xui8>) -> tensor<1x2xui8> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> : (tensor<1x2xui8>) -> tensor<1x2xui8>
    return %0 : tensor<1x2xui8>
  }

  func.func @main(%input0: tensor<1x2xui8>, %input1: tensor<1x2xui8>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<1x2xui8>, tensor<1x2xui8>) -> (tensor<1x2xui8>, tensor<1x2xui8>)
    check.expect_eq_const %r#0, dense<[[129, 128]]> : tensor<1x2xui8>
    check.expect_eq_const %r#1, dense<[[255, 0]]> : tensor<1x2xui8>
    func.return
  }
}
