// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1.0], [3.0], [-2.0], [2.5], [-3.5]], [[-0.5], [0.0], [2.0], [0.5], [-1.5]], [[1.5], [3.0], [3.0], [4.0], [-1.0]], [[2.5], [1.0], [-2.0], [0.0], [4.0]], [[-2.5], [0.0], [-1.5], [3.5], [-1.5]]]]> : tensor<1x5x5x1xf64>, dense<[[[[-2.0], [1.5], [-1.0], [-0.5], [1.5]], [[-3.5], [1.5], [-2.0], [2.0], [-0.5]], [[-2.0], [4.0], [0.5], [4.0], [-0.5]], [[1.0], [-1.0], [3.0], [-1.5], [-3.0]], [[-0.5], [2.5], [-3.0], [4.0], [4.0]]]]> : tensor<1x5x5x1xbf16>, dense<[[[[true], [false], [false], [false], [true]], [[true], [false], [false], [true], [false]], [[true], [false], [false], [true], [false]], [[false], [false], [false], [false], [false]], [[false], [true], [false], [true], [true]]]]> : tensor<1x5x5x1xi1>]'
// RUN: : @program
// stablehlo.reduce on f64, exact values
//   D: rank 3+
//   D: has 1
//   S: rank 1
//   S: has 1
//   E: i1
//   E: f64
//   E: bf16
//   F: i1
//   F: f64
//   F: bf16
//   dimensions: unordered
// legal 0 0: [false]
// legal 0 1: [[-168960.0,-137216.0]]
// legal 0 2: [15.5]

module {
func.func @program(%arg0: tensor<1x5x5x1xf64>, %arg1: tensor<1x5x5x1xbf16>, %arg2: tensor<1x5x5x1xi1>) -> (tensor<1xi1>, tensor<1xbf16>, tensor<1xf64>) {
  %0 = stablehlo.constant dense<0.0> : tensor<f64>
  %1 = stablehlo.constant dense<1.0> : tensor<bf16>
  %2 = stablehlo.constant dense<true> : tensor<i1>
  %3, %4, %5 = stablehlo.reduce(%arg0 init: %0), (%arg1 init: %1), (%arg2 init: %2) across dimensions = [1, 0, 2] : (tensor<1x5x5x1xf64>, tensor<1x5x5x1xbf16>, tensor<1x5x5x1xi1>, tensor<f64>, tensor<bf16>, tensor<i1>) -> (tensor<1xf64>, tensor<1xbf16>, tensor<1xi1>) reducer(%6: tensor<f64>, %9: tensor<f64>) (%7: tensor<bf16>, %10: tensor<bf16>) (%8: tensor<i1>, %11: tensor<i1>) {
    %12 = stablehlo.add %6, %9 : tensor<f64>
    %13 = stablehlo.multiply %7, %10 : tensor<bf16>
    %14 = stablehlo.multiply %8, %11 : tensor<i1>
    stablehlo.return %12, %13, %14 : tensor<f64>, tensor<bf16>, tensor<i1>
  }
  return %5, %4, %3 : tensor<1xi1>, tensor<1xbf16>, tensor<1xf64>
}

  func.func @main(%input0: tensor<1x5x5x1xf64>, %input1: tensor<1x5x5x1xbf16>, %input2: tensor<1x5x5x1xi1>) {
    %r:3 = func.call @program(%input0, %input1, %input2) : (tensor<1x5x5x1xf64>, tensor<1x5x5x1xbf16>, tensor<1x5x5x1xi1>) -> (tensor<1xi1>, tensor<1xbf16>, tensor<1xf64>)
    check.expect_eq_const %r#0, dense<false> : tensor<1xi1>
    %v0 = stablehlo.convert %r#1 : (tensor<1xbf16>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<-137216.0> : tensor<1xf64>
    %v2 = stablehlo.constant dense<-168960.0> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    check.expect_eq_const %r#2, dense<15.5> : tensor<1xf64>
    func.return
  }
}
