// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0]]> : tensor<1x1xf4E2M1FN>, dense<[[0.0]]> : tensor<1x1xf4E2M1FN>]'
// RUN: : @program
// stablehlo.remainder on f4E2M1FN, exact values
//   S: rank 2
//   S: has 1
//   E: f4E2M1FN
// legal 0 0: [-0.0]
// legal 1 0: [null]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<1x1xf4E2M1FN>) -> tensor<1x1xf4E2M1FN> {
    %0 = stablehlo.remainder %arg0, %arg0 : tensor<1x1xf4E2M1FN>
    return %0 : tensor<1x1xf4E2M1FN>
  }

  func.func @main(%input0: tensor<1x1xf4E2M1FN>, %input1: tensor<1x1xf4E2M1FN>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<1x1xf4E2M1FN>, tensor<1x1xf4E2M1FN>) -> (tensor<1x1xf4E2M1FN>, tensor<1x1xf4E2M1FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<1x1xf4E2M1FN>) -> tensor<1x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1xf64>) -> tensor<1x1xi64>
    check.expect_eq_const %v1, dense<-9223372036854775808> : tensor<1x1xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<1x1xf4E2M1FN>) -> tensor<1x1xf64>
    %v3 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x1xf64>
    %v4 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x1xf64>
    %v5 = stablehlo.compare GE, %v2, %v4, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v6 = stablehlo.compare LE, %v2, %v3, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v7 = stablehlo.and %v5, %v6 : tensor<1x1xi1>
    %v8 = stablehlo.constant dense<true> : tensor<1x1xi1>
    %v9 = stablehlo.compare NE, %v2, %v2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v10 = stablehlo.and %v9, %v8 : tensor<1x1xi1>
    %v11 = stablehlo.or %v7, %v10 : tensor<1x1xi1>
    %v12 = stablehlo.constant dense<true> : tensor<1x1xi1>
    %v13 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x1xf64>
    %v14 = stablehlo.compare EQ, %v2, %v13, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v15 = stablehlo.and %v14, %v12 : tensor<1x1xi1>
    %v16 = stablehlo.or %v11, %v15 : tensor<1x1xi1>
    %v17 = stablehlo.constant dense<true> : tensor<1x1xi1>
    %v18 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x1xf64>
    %v19 = stablehlo.compare EQ, %v2, %v18, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v20 = stablehlo.and %v19, %v17 : tensor<1x1xi1>
    %v21 = stablehlo.or %v16, %v20 : tensor<1x1xi1>
    %v22 = stablehlo.constant dense<true> : tensor<1x1xi1>
    %v23 = stablehlo.or %v21, %v22 : tensor<1x1xi1>
    check.expect_eq_const %v23, dense<true> : tensor<1x1xi1>
    func.return
  }
}
