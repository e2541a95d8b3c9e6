// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cross-replica-sum on f6E3M2FN, exact values
//   S: rank 0
//   E: f6E3M2FN
//   replica_groups: singletons
//   replica_groups: ordered
// legal 0 0: [[0.0,0.0]]
// legal 1 0: [[0.0,0.0]]
// legal 2 0: [[0.0,0.0]]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program() -> tensor<f6E3M2FN> {
    %0 = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
    %1 = "stablehlo.cross-replica-sum"(%0) <{replica_groups = dense<[[0], [1], [2]]> : tensor<3x1xi64>}> : (tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
    return %1 : tensor<f6E3M2FN>
  }

  func.func @main() {
    %r:3 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program]]} : () -> (tensor<f6E3M2FN>, tensor<f6E3M2FN>, tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.0> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v1, dense<0.0> : tensor<f64>
    %v2 = stablehlo.convert %r#2 : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v2, dense<0.0> : tensor<f64>
    func.return
  }
}
