// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-1], [-879480291]]]> : tensor<1x2x1xi32>, dense<[[[-1], [-716520083]]]> : tensor<1x2x1xi32>, dense<[[[898026258], [1612071959]]]> : tensor<1x2x1xi32>, dense<[[[-932536667], [-2147483647]]]> : tensor<1x2x1xi32>]'
// RUN: : @program
// stablehlo.cross-replica-sum on i32, exact values
//   S: rank 3+
//   S: has 1
//   E: i32
//   replica_groups: one row
//   replica_groups: scrambled
// legal 0 0: [898026257,732591668]
// legal 1 0: [-932536668,null]
// legal 2 0: [898026257,732591668]
// legal 3 0: [-932536668,null]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<1x2x1xi32>) -> tensor<1x2x1xi32> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<1x2x1xi32>) -> tensor<1x2x1xi32>
    return %0 : tensor<1x2x1xi32>
  }

  func.func @main(%input0: tensor<1x2x1xi32>, %input1: tensor<1x2x1xi32>, %input2: tensor<1x2x1xi32>, %input3: tensor<1x2x1xi32>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program], [@program, @program]]} : (tensor<1x2x1xi32>, tensor<1x2x1xi32>, tensor<1x2x1xi32>, tensor<1x2x1xi32>) -> (tensor<1x2x1xi32>, tensor<1x2x1xi32>, tensor<1x2x1xi32>, tensor<1x2x1xi32>)
    check.expect_eq_const %r#0, dense<[[[898026257], [732591668]]]> : tensor<1x2x1xi32>
    %v0 = stablehlo.constant dense<[[[-932536668], [2147483647]]]> : tensor<1x2x1xi32>
    %v1 = stablehlo.constant dense<[[[-932536668], [-2147483648]]]> : tensor<1x2x1xi32>
    %v2 = stablehlo.compare GE, %r#1, %v1, SIGNED : (tensor<1x2x1xi32>, tensor<1x2x1xi32>) -> tensor<1x2x1xi1>
    %v3 = stablehlo.compare LE, %r#1, %v0, SIGNED : (tensor<1x2x1xi32>, tensor<1x2x1xi32>) -> tensor<1x2x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x2x1xi1>
    %v5 = stablehlo.constant dense<[[[false], [true]]]> : tensor<1x2x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<1x2x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1x2x1xi1>
    check.expect_eq_const %r#2, dense<[[[898026257], [732591668]]]> : tensor<1x2x1xi32>
    %v7 = stablehlo.constant dense<[[[-932536668], [2147483647]]]> : tensor<1x2x1xi32>
    %v8 = stablehlo.constant dense<[[[-932536668], [-2147483648]]]> : tensor<1x2x1xi32>
    %v9 = stablehlo.compare GE, %r#3, %v8, SIGNED : (tensor<1x2x1xi32>, tensor<1x2x1xi32>) -> tensor<1x2x1xi1>
    %v10 = stablehlo.compare LE, %r#3, %v7, SIGNED : (tensor<1x2x1xi32>, tensor<1x2x1xi32>) -> tensor<1x2x1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1x2x1xi1>
    %v12 = stablehlo.constant dense<[[[false], [true]]]> : tensor<1x2x1xi1>
    %v13 = stablehlo.or %v11, %v12 : tensor<1x2x1xi1>
    check.expect_eq_const %v13, dense<true> : tensor<1x2x1xi1>
    func.return
  }
}
