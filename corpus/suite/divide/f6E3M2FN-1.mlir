// RUN: stablehlo-translate --interpret %s --args='[dense<-0.0> : tensor<f6E3M2FN>, dense<0.0625> : tensor<f6E3M2FN>]'
// RUN: : @program
// stablehlo.divide on f6E3M2FN, special values
//   S: rank 0
//   E: f6E3M2FN
// legal 0 0: [null]
// legal 1 0: [1.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<f6E3M2FN>) -> tensor<f6E3M2FN> {
    %0 = stablehlo.divide %arg0, %arg0 : tensor<f6E3M2FN>
    return %0 : tensor<f6E3M2FN>
  }

  func.func @main(%input0: tensor<f6E3M2FN>, %input1: tensor<f6E3M2FN>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<f6E3M2FN>, tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<f6E3M2FN>) -> tensor<f64>
    %v1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    %v6 = stablehlo.constant dense<true> : tensor<i1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v8 = stablehlo.and %v7, %v6 : tensor<i1>
    %v9 = stablehlo.or %v5, %v8 : tensor<i1>
    %v10 = stablehlo.constant dense<true> : tensor<i1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v13 = stablehlo.and %v12, %v10 : tensor<i1>
    %v14 = stablehlo.or %v9, %v13 : tensor<i1>
    %v15 = stablehlo.constant dense<true> : tensor<i1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v18 = stablehlo.and %v17, %v15 : tensor<i1>
    %v19 = stablehlo.or %v14, %v18 : tensor<i1>
    %v20 = stablehlo.constant dense<true> : tensor<i1>
    %v21 = stablehlo.or %v19, %v20 : tensor<i1>
    check.expect_eq_const %v21, dense<true> : tensor<i1>
    %v22 = stablehlo.convert %r#1 : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v22, dense<1.0> : tensor<f64>
    func.return
  }
}
