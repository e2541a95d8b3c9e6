// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cross-replica-sum on i8, exact values
//   S: rank 0
//   E: i8
//   replica_groups: singletons
//   replica_groups: ordered
// legal 0 0: [-2]
// legal 1 0: [-2]
// legal 2 0: [-2]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program() -> tensor<i8> {
    %0 = stablehlo.constant dense<-2> : tensor<i8>
    %1 = "stablehlo.cross-replica-sum"(%0) <{replica_groups = dense<[[0], [1], [2]]> : tensor<3x1xi64>}> : (tensor<i8>) -> tensor<i8>
    return %1 : tensor<i8>
  }

  func.func @main() {
    %r:3 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program]]} : () -> (tensor<i8>, tensor<i8>, tensor<i8>)
    check.expect_eq_const %r#0, dense<-2> : tensor<i8>
    check.expect_eq_const %r#1, dense<-2> : tensor<i8>
    check.expect_eq_const %r#2, dense<-2> : tensor<i8>
    func.return
  }
}
