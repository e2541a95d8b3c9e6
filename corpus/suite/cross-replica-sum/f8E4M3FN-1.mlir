// RUN: stablehlo-translate --interpret %s --args='[dense<0x7F> : tensor<f8E4M3FN>, dense<0xFF> : tensor<f8E4M3FN>]'
// RUN: : @program
// stablehlo.cross-replica-sum on f8E4M3FN, exact values
//   S: rank 0
//   E: f8E4M3FN
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: ["nan"]
// legal 1 0: ["nan"]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    return %0 : tensor<f8E4M3FN>
  }

  func.func @main(%input0: tensor<f8E4M3FN>, %input1: tensor<f8E4M3FN>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3FN>) -> tensor<f64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    %v6 = stablehlo.constant dense<true> : tensor<i1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v8 = stablehlo.and %v7, %v6 : tensor<i1>
    %v9 = stablehlo.or %v5, %v8 : tensor<i1>
    check.expect_eq_const %v9, dense<true> : tensor<i1>
    %v10 = stablehlo.convert %r#1 : (tensor<f8E4M3FN>) -> tensor<f64>
    %v11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v12 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v13 = stablehlo.compare GE, %v10, %v12, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v14 = stablehlo.compare LE, %v10, %v11, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v15 = stablehlo.and %v13, %v14 : tensor<i1>
    %v16 = stablehlo.constant dense<true> : tensor<i1>
    %v17 = stablehlo.compare NE, %v10, %v10, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v18 = stablehlo.and %v17, %v16 : tensor<i1>
    %v19 = stablehlo.or %v15, %v18 : tensor<i1>
    check.expect_eq_const %v19, dense<true> : tensor<i1>
    func.return
  }
}
