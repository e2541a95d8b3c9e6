// RUN: stablehlo-translate --interpret %s --args='[dense<-1.21875> : tensor<f16>, dense<0.21130371> : tensor<f16>]'
// RUN: : @program
// stablehlo.cross-replica-sum on f16, envelope values
//   S: rank 0
//   E: f16
//   replica_groups: one row
//   replica_groups: scrambled
// legal 0 0: [-1.0078125]
// legal 1 0: [-1.0078125]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<f16>) -> tensor<f16> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<f16>) -> tensor<f16>
    return %0 : tensor<f16>
  }

  func.func @main(%input0: tensor<f16>, %input1: tensor<f16>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<f16>, tensor<f16>) -> (tensor<f16>, tensor<f16>)
    %v0 = stablehlo.convert %r#0 : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.0078125> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-1.0078125> : tensor<f64>
    func.return
  }
}
