// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0, 1.0, 2.0, -1.25, 10.0], [-0.3125, 0.875, -1.0, 1.0, -0.5]]> : tensor<2x5xf6E3M2FN>, dense<[[2.5, -1.0, -1.75, -1.5, -3.0], [-1.75, -0.75, 3.5, -0.625, 0.5]]> : tensor<2x5xf6E3M2FN>]'
// RUN: : @program
// stablehlo.reduce on f6E3M2FN, special values
//   N: low + 1
//   D: rank 1
//   S: rank 1
//   E: f6E3M2FN
//   F: f6E3M2FN
//   dimensions: one
// legal 0 0: [[-10.0,0.125],[-3.5,5.0]]
// legal 0 1: [-2.0,-1.0]

module {
func.func @program(%arg0: tensor<2x5xf6E3M2FN>, %arg1: tensor<2x5xf6E3M2FN>) -> (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) {
  %0 = stablehlo.constant dense<28.0> : tensor<f6E3M2FN>
  %1 = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
  %2, %3 = stablehlo.reduce(%arg0 init: %0), (%arg1 init: %1) across dimensions = [1] : (tensor<2x5xf6E3M2FN>, tensor<2x5xf6E3M2FN>, tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) reducer(%4: tensor<f6E3M2FN>, %6: tensor<f6E3M2FN>) (%5: tensor<f6E3M2FN>, %7: tensor<f6E3M2FN>) {
    %8 = stablehlo.minimum %4, %6 : tensor<f6E3M2FN>
    %9 = stablehlo.add %5, %7 : tensor<f6E3M2FN>
    stablehlo.return %8, %9 : tensor<f6E3M2FN>, tensor<f6E3M2FN>
  }
  return %3, %2 : tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>
}

  func.func @main(%input0: tensor<2x5xf6E3M2FN>, %input1: tensor<2x5xf6E3M2FN>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<2x5xf6E3M2FN>, tensor<2x5xf6E3M2FN>) -> (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf6E3M2FN>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[0.125, 5.0]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[-10.0, -3.5]> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2xi1>
    %v6 = stablehlo.convert %r#1 : (tensor<2xf6E3M2FN>) -> tensor<2xf64>
    check.expect_eq_const %v6, dense<[-2.0, -1.0]> : tensor<2xf64>
    func.return
  }
}
