// RUN: stablehlo-translate --interpret %s --args='[dense<[1.0, 3.5, -2.0, -0.5]> : tensor<4xf6E2M3FN>]'
// RUN: : @program
// stablehlo.cosine on f6E2M3FN, special values
//   S: rank 1
//   E: f6E2M3FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
// legal 0 0: [[-1.5,2.5],[-3.0,1.125],[-2.5,1.625],[-1.125,3.0]]

module {
func.func @program(%arg0: tensor<4xf6E2M3FN>) -> tensor<4xf6E2M3FN> {
  %0 = stablehlo.cosine %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 2.0, rtol = 0.5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf6E2M3FN>
  return %0 : tensor<4xf6E2M3FN>
}

  func.func @main(%input0: tensor<4xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<4xf6E2M3FN>) -> (tensor<4xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<4xf6E2M3FN>) -> tensor<4xf64>
    %v1 = stablehlo.constant dense<[2.5, 1.125, 1.625, 3.0]> : tensor<4xf64>
    %v2 = stablehlo.constant dense<[-1.5, -3.0, -2.5, -1.125]> : tensor<4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4xi1>
    func.return
  }
}
