// RUN: stablehlo-translate --interpret %s --args='[dense<-0.75> : tensor<f8E4M3FN>, dense<-0.25> : tensor<f8E4M3FN>]'
// RUN: : @program
// stablehlo.cross-replica-sum on f8E4M3FN, exact values
//   S: rank 0
//   E: f8E4M3FN
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [-0.75]
// legal 1 0: [-0.25]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    return %0 : tensor<f8E4M3FN>
  }

  func.func @main(%input0: tensor<f8E4M3FN>, %input1: tensor<f8E4M3FN>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.75> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-0.25> : tensor<f64>
    func.return
  }
}
