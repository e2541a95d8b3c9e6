// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.0, 0.0]> : tensor<2xf8E5M2FNUZ>, dense<[2.0, 1.0]> : tensor<2xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.cross-replica-sum on f8E5M2FNUZ, exact values
//   S: rank 1
//   E: f8E5M2FNUZ
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [-1.0,[0.0,0.0]]
// legal 1 0: [2.0,1.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
    return %0 : tensor<2xf8E5M2FNUZ>
  }

  func.func @main(%input0: tensor<2xf8E5M2FNUZ>, %input1: tensor<2xf8E5M2FNUZ>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-1.0, 0.0]> : tensor<2xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v1, dense<[2.0, 1.0]> : tensor<2xf64>
    func.return
  }
}
