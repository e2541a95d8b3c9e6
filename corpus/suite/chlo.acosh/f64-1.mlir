// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[1.75]], [[-2.0]]]> : tensor<2x1x1xf64>]'
// RUN: : @program
// chlo.acosh on f64, exact values
//   S: rank 3+
//   S: has 1
//   E: f64
// legal 0 0: [[1.1588103604299458,1.1588103604299478],"nan"]

module {
func.func @program(%arg0: tensor<2x1x1xf64>) -> tensor<2x1x1xf64> {
  %0 = chlo.acosh %arg0 : tensor<2x1x1xf64> -> tensor<2x1x1xf64>
  return %0 : tensor<2x1x1xf64>
}

  func.func @main(%input0: tensor<2x1x1xf64>) {
    %r = func.call @program(%input0) : (tensor<2x1x1xf64>) -> (tensor<2x1x1xf64>)
    %v0 = stablehlo.constant dense<[[[1.1588103604299478]], [[0xFFF0000000000000]]]> : tensor<2x1x1xf64>
    %v1 = stablehlo.constant dense<[[[1.1588103604299458]], [[0x7FF0000000000000]]]> : tensor<2x1x1xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<2x1x1xf64>, tensor<2x1x1xf64>) -> tensor<2x1x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<2x1x1xf64>, tensor<2x1x1xf64>) -> tensor<2x1x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x1x1xi1>
    %v5 = stablehlo.constant dense<[[[false]], [[true]]]> : tensor<2x1x1xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<2x1x1xf64>, tensor<2x1x1xf64>) -> tensor<2x1x1xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<2x1x1xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<2x1x1xi1>
    check.expect_eq_const %v8, dense<true> : tensor<2x1x1xi1>
    func.return
  }
}
