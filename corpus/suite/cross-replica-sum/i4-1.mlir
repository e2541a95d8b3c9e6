// RUN: stablehlo-translate --interpret %s --args='[dense<-8> : tensor<i4>, dense<7> : tensor<i4>, dense<-1> : tensor<i4>, dense<-7> : tensor<i4>]'
// RUN: : @program
// stablehlo.cross-replica-sum on i4, special values
//   S: rank 0
//   E: i4
//   replica_groups: singletons
//   replica_groups: ordered
// legal 0 0: [-8]
// legal 1 0: [7]
// legal 2 0: [-1]
// legal 3 0: [-7]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<i4>) -> tensor<i4> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0], [1], [2], [3]]> : tensor<4x1xi64>}> : (tensor<i4>) -> tensor<i4>
    return %0 : tensor<i4>
  }

  func.func @main(%input0: tensor<i4>, %input1: tensor<i4>, %input2: tensor<i4>, %input3: tensor<i4>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<i4>, tensor<i4>, tensor<i4>, tensor<i4>) -> (tensor<i4>, tensor<i4>, tensor<i4>, tensor<i4>)
    check.expect_eq_const %r#0, dense<-8> : tensor<i4>
    check.expect_eq_const %r#1, dense<7> : tensor<i4>
    check.expect_eq_const %r#2, dense<-1> : tensor<i4>
    check.expect_eq_const %r#3, dense<-7> : tensor<i4>
    func.return
  }
}
