// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cross-replica-sum on f8E5M2, special values
//   S: rank 0
//   E: f8E5M2
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: [-1.5]
// legal 1 0: [-1.5]
// legal 2 0: [-1.5]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program() -> tensor<f8E5M2> {
    %0 = stablehlo.constant dense<-0.5> : tensor<f8E5M2>
    %1 = "stablehlo.cross-replica-sum"(%0) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (tensor<f8E5M2>) -> tensor<f8E5M2>
    return %1 : tensor<f8E5M2>
  }

  func.func @main() {
    %r:3 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program]]} : () -> (tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.5> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-1.5> : tensor<f64>
    %v2 = stablehlo.convert %r#2 : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v2, dense<-1.5> : tensor<f64>
    func.return
  }
}
