// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.tanh on f6E2M3FN, exact values
//   S: rank 3+
//   S: has 1
//   E: f6E2M3FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
// legal 0 0: [[-0.5,-0.375],[0.75,1.125],[0.625,0.875],[0.625,0.875],[0.75,1.125],[-1.125,-0.75],[0.75,1.125],[-1.125,-0.75],[-1.125,-0.75]]

module {
func.func @program() -> tensor<3x1x3x1xf6E2M3FN> {
  %0 = stablehlo.constant dense<[[[[-0.5], [1.5], [1.0]]], [[[1.0], [2.0], [-2.0]]], [[[1.5], [-2.0], [-1.5]]]]> : tensor<3x1x3x1xf6E2M3FN>
  %1 = stablehlo.tanh %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0009765625, rtol = 0.0009765625, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3x1x3x1xf6E2M3FN>
  return %1 : tensor<3x1x3x1xf6E2M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x1x3x1xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3x1x3x1xf6E2M3FN>) -> tensor<3x1x3x1xf64>
    %v1 = stablehlo.constant dense<[[[[-0.375], [1.125], [0.875]]], [[[0.875], [1.125], [-0.75]]], [[[1.125], [-0.75], [-0.75]]]]> : tensor<3x1x3x1xf64>
    %v2 = stablehlo.constant dense<[[[[-0.5], [0.75], [0.625]]], [[[0.625], [0.75], [-1.125]]], [[[0.75], [-1.125], [-1.125]]]]> : tensor<3x1x3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1x3x1xf64>, tensor<3x1x3x1xf64>) -> tensor<3x1x3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1x3x1xf64>, tensor<3x1x3x1xf64>) -> tensor<3x1x3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1x3x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3x1x3x1xi1>
    func.return
  }
}
