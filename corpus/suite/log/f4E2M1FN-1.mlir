// RUN: stablehlo-translate --interpret %s --args='[dense<[1.0]> : tensor<1xf4E2M1FN>]'
// RUN: : @program
// stablehlo.log on f4E2M1FN, special values
//   S: rank 1
//   S: has 1
//   E: f4E2M1FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low
// legal 0 0: [[-0.5,0.5]]

module {
func.func @program(%arg0: tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN> {
  %0 = stablehlo.log %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0009765625, rtol = 0.0009765625, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<1xf4E2M1FN>
  return %0 : tensor<1xf4E2M1FN>
}

  func.func @main(%input0: tensor<1xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<1xf4E2M1FN>) -> (tensor<1xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf4E2M1FN>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<0.5> : tensor<1xf64>
    %v2 = stablehlo.constant dense<-0.5> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    func.return
  }
}
