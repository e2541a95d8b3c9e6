// RUN: stablehlo-translate --interpret %s --args='[dense<-2.0> : tensor<f6E2M3FN>, dense<2.0> : tensor<f6E2M3FN>, dense<0.0> : tensor<f6E2M3FN>, dense<-1.0> : tensor<f6E2M3FN>]'
// RUN: : @program
// stablehlo.cross-replica-sum on f6E2M3FN, exact values
//   S: rank 0
//   E: f6E2M3FN
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [-2.0]
// legal 1 0: [2.0]
// legal 2 0: [[0.0,0.0]]
// legal 3 0: [-1.0]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
    return %0 : tensor<f6E2M3FN>
  }

  func.func @main(%input0: tensor<f6E2M3FN>, %input1: tensor<f6E2M3FN>, %input2: tensor<f6E2M3FN>, %input3: tensor<f6E2M3FN>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program, @program, @program]]} : (tensor<f6E2M3FN>, tensor<f6E2M3FN>, tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>, tensor<f6E2M3FN>, tensor<f6E2M3FN>, tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-2.0> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v1, dense<2.0> : tensor<f64>
    %v2 = stablehlo.convert %r#2 : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v2, dense<0.0> : tensor<f64>
    %v3 = stablehlo.convert %r#3 : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v3, dense<-1.0> : tensor<f64>
    func.return
  }
}
