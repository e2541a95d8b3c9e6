// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cross-replica-sum on bf16, special values
//   S: rank 0
//   E: bf16
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: [[-0.0015106201171875,-0.00148773193359375]]
// legal 1 0: [[-0.0015106201171875,-0.00148773193359375]]
// legal 2 0: [[-0.0015106201171875,-0.00148773193359375]]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program() -> tensor<bf16> {
    %0 = stablehlo.constant dense<-0.00049972534> : tensor<bf16>
    %1 = "stablehlo.cross-replica-sum"(%0) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (tensor<bf16>) -> tensor<bf16>
    return %1 : tensor<bf16>
  }

  func.func @main() {
    %r:3 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program]]} : () -> (tensor<bf16>, tensor<bf16>, tensor<bf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<bf16>) -> tensor<f64>
    %v1 = stablehlo.constant dense<-0.00148773193359375> : tensor<f64>
    %v2 = stablehlo.constant dense<-0.0015106201171875> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    %v6 = stablehlo.convert %r#1 : (tensor<bf16>) -> tensor<f64>
    %v7 = stablehlo.constant dense<-0.00148773193359375> : tensor<f64>
    %v8 = stablehlo.constant dense<-0.0015106201171875> : tensor<f64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v11 = stablehlo.and %v9, %v10 : tensor<i1>
    check.expect_eq_const %v11, dense<true> : tensor<i1>
    %v12 = stablehlo.convert %r#2 : (tensor<bf16>) -> tensor<f64>
    %v13 = stablehlo.constant dense<-0.00148773193359375> : tensor<f64>
    %v14 = stablehlo.constant dense<-0.0015106201171875> : tensor<f64>
    %v15 = stablehlo.compare GE, %v12, %v14, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v16 = stablehlo.compare LE, %v12, %v13, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v17 = stablehlo.and %v15, %v16 : tensor<i1>
    check.expect_eq_const %v17, dense<true> : tensor<i1>
    func.return
  }
}
