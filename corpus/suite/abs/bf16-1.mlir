// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.abs on bf16, special values
//   S: rank 0
//   E: bf16
// legal 0 0: ["inf"]
// legal 1 0: ["inf"]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<bf16> {
    %0 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %1 = stablehlo.abs %0 : tensor<bf16>
    return %1 : tensor<bf16>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program], [@program]]} : () -> (tensor<bf16>, tensor<bf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<bf16>) -> tensor<f64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    %v6 = stablehlo.constant dense<true> : tensor<i1>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v9 = stablehlo.and %v8, %v6 : tensor<i1>
    %v10 = stablehlo.or %v5, %v9 : tensor<i1>
    check.expect_eq_const %v10, dense<true> : tensor<i1>
    %v11 = stablehlo.convert %r#1 : (tensor<bf16>) -> tensor<f64>
    %v12 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v13 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v14 = stablehlo.compare GE, %v11, %v13, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v15 = stablehlo.compare LE, %v11, %v12, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v16 = stablehlo.and %v14, %v15 : tensor<i1>
    %v17 = stablehlo.constant dense<true> : tensor<i1>
    %v18 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v19 = stablehlo.compare EQ, %v11, %v18, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v20 = stablehlo.and %v19, %v17 : tensor<i1>
    %v21 = stablehlo.or %v16, %v20 : tensor<i1>
    check.expect_eq_const %v21, dense<true> : tensor<i1>
    func.return
  }
}
