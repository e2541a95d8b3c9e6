// RUN: stablehlo-translate --interpret %s --args='[dense<-1.0> : tensor<f8E4M3FNUZ>, dense<1.0> : tensor<f8E4M3FNUZ>, dense<-0.75> : tensor<f8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.cross-replica-sum on f8E4M3FNUZ, exact values
//   S: rank 0
//   E: f8E4M3FNUZ
//   replica_groups: singletons
//   replica_groups: ordered
// legal 0 0: [-1.0]
// legal 1 0: [1.0]
// legal 2 0: [-0.75]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0], [1], [2]]> : tensor<3x1xi64>}> : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
    return %0 : tensor<f8E4M3FNUZ>
  }

  func.func @main(%input0: tensor<f8E4M3FNUZ>, %input1: tensor<f8E4M3FNUZ>, %input2: tensor<f8E4M3FNUZ>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    check.expect_eq_const %v1, dense<1.0> : tensor<f64>
    %v2 = stablehlo.convert %r#2 : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    check.expect_eq_const %v2, dense<-0.75> : tensor<f64>
    func.return
  }
}
