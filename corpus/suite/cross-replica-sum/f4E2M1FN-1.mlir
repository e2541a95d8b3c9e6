// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cross-replica-sum on f4E2M1FN, exact values
//   S: rank 0
//   E: f4E2M1FN
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [-0.5]
// legal 1 0: [-0.5]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<f4E2M1FN> {
    %0 = stablehlo.constant dense<-0.5> : tensor<f4E2M1FN>
    %1 = "stablehlo.cross-replica-sum"(%0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
    return %1 : tensor<f4E2M1FN>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program, @program]]} : () -> (tensor<f4E2M1FN>, tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<f4E2M1FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.5> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f4E2M1FN>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-0.5> : tensor<f64>
    func.return
  }
}
