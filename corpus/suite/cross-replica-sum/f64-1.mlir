// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.7976931348623157e+308]> : tensor<1xf64>, dense<[-5.166952848142038]> : tensor<1xf64>]'
// RUN: : @program
// stablehlo.cross-replica-sum on f64, special values
//   S: rank 1
//   S: has 1
//   E: f64
//   replica_groups: singletons
//   replica_groups: ordered
// legal 0 0: [-1.7976931348623157e+308]
// legal 1 0: [-5.166952848142038]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<1xf64>) -> tensor<1xf64> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> : (tensor<1xf64>) -> tensor<1xf64>
    return %0 : tensor<1xf64>
  }

  func.func @main(%input0: tensor<1xf64>, %input1: tensor<1xf64>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<1xf64>, tensor<1xf64>) -> (tensor<1xf64>, tensor<1xf64>)
    check.expect_eq_const %r#0, dense<-1.7976931348623157e+308> : tensor<1xf64>
    check.expect_eq_const %r#1, dense<-5.166952848142038> : tensor<1xf64>
    func.return
  }
}
