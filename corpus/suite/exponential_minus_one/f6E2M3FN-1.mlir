// RUN: stablehlo-translate --interpret %s --args='[dense<[0.125]> : tensor<1xf6E2M3FN>, dense<[-1.0]> : tensor<1xf6E2M3FN>, dense<[7.0]> : tensor<1xf6E2M3FN>, dense<[0.125]> : tensor<1xf6E2M3FN>]'
// RUN: : @program
// stablehlo.exponential_minus_one on f6E2M3FN, special values
//   S: rank 1
//   S: has 1
//   E: f6E2M3FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low + 1
// legal 0 0: [[-0.875,1.25]]
// legal 1 0: [[-1.875,0.625]]
// legal 2 0: [[-7.5,7.5]]
// legal 3 0: [[-0.875,1.25]]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<1xf6E2M3FN>) -> tensor<1xf6E2M3FN> {
    %0 = stablehlo.exponential_minus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 2.0, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<1xf6E2M3FN>
    return %0 : tensor<1xf6E2M3FN>
  }

  func.func @main(%input0: tensor<1xf6E2M3FN>, %input1: tensor<1xf6E2M3FN>, %input2: tensor<1xf6E2M3FN>, %input3: tensor<1xf6E2M3FN>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program], [@program, @program]]} : (tensor<1xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<1xf6E2M3FN>) -> (tensor<1xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<1xf6E2M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf6E2M3FN>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<1.25> : tensor<1xf64>
    %v2 = stablehlo.constant dense<-0.875> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    %v6 = stablehlo.convert %r#1 : (tensor<1xf6E2M3FN>) -> tensor<1xf64>
    %v7 = stablehlo.constant dense<0.625> : tensor<1xf64>
    %v8 = stablehlo.constant dense<-1.875> : tensor<1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1xi1>
    %v12 = stablehlo.convert %r#2 : (tensor<1xf6E2M3FN>) -> tensor<1xf64>
    %v13 = stablehlo.constant dense<7.5> : tensor<1xf64>
    %v14 = stablehlo.constant dense<-7.5> : tensor<1xf64>
    %v15 = stablehlo.compare GE, %v12, %v14, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v16 = stablehlo.compare LE, %v12, %v13, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v17 = stablehlo.and %v15, %v16 : tensor<1xi1>
    check.expect_eq_const %v17, dense<true> : tensor<1xi1>
    %v18 = stablehlo.convert %r#3 : (tensor<1xf6E2M3FN>) -> tensor<1xf64>
    %v19 = stablehlo.constant dense<1.25> : tensor<1xf64>
    %v20 = stablehlo.constant dense<-0.875> : tensor<1xf64>
    %v21 = stablehlo.compare GE, %v18, %v20, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v22 = stablehlo.compare LE, %v18, %v19, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v23 = stablehlo.and %v21, %v22 : tensor<1xi1>
    check.expect_eq_const %v23, dense<true> : tensor<1xi1>
    func.return
  }
}
