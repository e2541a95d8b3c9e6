// RUN: stablehlo-translate --interpret %s --args='[dense<-3.25> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.dynamic_pad on f8E4M3B11FNUZ, envelope values
//   S: rank 2
//   S: has 1
//   E: f8E4M3B11FNUZ
//   low: negative
//   low: positive
//   low: near 1
//   high: low + 1
//   I: i64
// legal 0 0: [-3.25,-3.25]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>) -> tensor<2x1xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[[2.75], [1.125], [-1.875], [2.5], [-3.0]]> : tensor<5x1xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[-45, 2]> : tensor<2xi64>
  %2 = stablehlo.constant dense<[2, -2]> : tensor<2xi64>
  %3 = stablehlo.constant dense<[10, 3]> : tensor<2xi64>
  %4 = stablehlo.dynamic_pad %0, %arg0, %1, %2, %3 : (tensor<5x1xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x1xf8E4M3B11FNUZ>
  return %4 : tensor<2x1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3B11FNUZ>) -> (tensor<2x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf8E4M3B11FNUZ>) -> tensor<2x1xf64>
    check.expect_eq_const %v0, dense<-3.25> : tensor<2x1xf64>
    func.return
  }
}
