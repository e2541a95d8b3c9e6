// RUN: stablehlo-translate --interpret %s --args='[dense<-0.0> : tensor<f4E2M1FN>, dense<-0.0> : tensor<f4E2M1FN>, dense<-0.0> : tensor<f4E2M1FN>, dense<-0.0> : tensor<f4E2M1FN>]'
// RUN: : @program
// stablehlo.cosine on f4E2M1FN, exact values
//   S: rank 0
//   E: f4E2M1FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: 0
// legal 0 0: [[-1.0,3.0]]
// legal 1 0: [[-1.0,3.0]]
// legal 2 0: [[-1.0,3.0]]
// legal 3 0: [[-1.0,3.0]]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<f4E2M1FN>) -> tensor<f4E2M1FN> {
    %0 = stablehlo.cosine %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 2.0, rtol = 0.0, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f4E2M1FN>
    return %0 : tensor<f4E2M1FN>
  }

  func.func @main(%input0: tensor<f4E2M1FN>, %input1: tensor<f4E2M1FN>, %input2: tensor<f4E2M1FN>, %input3: tensor<f4E2M1FN>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program, @program, @program]]} : (tensor<f4E2M1FN>, tensor<f4E2M1FN>, tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> (tensor<f4E2M1FN>, tensor<f4E2M1FN>, tensor<f4E2M1FN>, tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<f4E2M1FN>) -> tensor<f64>
    %v1 = stablehlo.constant dense<3.0> : tensor<f64>
    %v2 = stablehlo.constant dense<-1.0> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    %v6 = stablehlo.convert %r#1 : (tensor<f4E2M1FN>) -> tensor<f64>
    %v7 = stablehlo.constant dense<3.0> : tensor<f64>
    %v8 = stablehlo.constant dense<-1.0> : tensor<f64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v11 = stablehlo.and %v9, %v10 : tensor<i1>
    check.expect_eq_const %v11, dense<true> : tensor<i1>
    %v12 = stablehlo.convert %r#2 : (tensor<f4E2M1FN>) -> tensor<f64>
    %v13 = stablehlo.constant dense<3.0> : tensor<f64>
    %v14 = stablehlo.constant dense<-1.0> : tensor<f64>
    %v15 = stablehlo.compare GE, %v12, %v14, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v16 = stablehlo.compare LE, %v12, %v13, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v17 = stablehlo.and %v15, %v16 : tensor<i1>
    check.expect_eq_const %v17, dense<true> : tensor<i1>
    %v18 = stablehlo.convert %r#3 : (tensor<f4E2M1FN>) -> tensor<f64>
    %v19 = stablehlo.constant dense<3.0> : tensor<f64>
    %v20 = stablehlo.constant dense<-1.0> : tensor<f64>
    %v21 = stablehlo.compare GE, %v18, %v20, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v22 = stablehlo.compare LE, %v18, %v19, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v23 = stablehlo.and %v21, %v22 : tensor<i1>
    check.expect_eq_const %v23, dense<true> : tensor<i1>
    func.return
  }
}
