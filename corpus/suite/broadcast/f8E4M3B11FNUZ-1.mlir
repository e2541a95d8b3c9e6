// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.broadcast on f8E4M3B11FNUZ, exact values
//   S: rank 3+
//   S: has 1
//   B: rank 0
//   E: f8E4M3B11FNUZ
// legal 0 0: [0.75,1.0,[0.0,0.0],[0.0,0.0],[0.0,0.0],-1.0,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program() -> tensor<5x2x1x1xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[[[[0.75]], [[1.0]]], [[[0.0]], [[0.0]]], [[[0.0]], [[-1.0]]], [[[0.0]], [[0.0]]], [[[0.0]], [[0.0]]]]> : tensor<5x2x1x1xf8E4M3B11FNUZ>
  %1 = stablehlo.broadcast %0, sizes = [] : (tensor<5x2x1x1xf8E4M3B11FNUZ>) -> tensor<5x2x1x1xf8E4M3B11FNUZ>
  return %1 : tensor<5x2x1x1xf8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5x2x1x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<5x2x1x1xf8E4M3B11FNUZ>) -> tensor<5x2x1x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5x2x1x1xf64>) -> tensor<5x2x1x1xi64>
    check.expect_eq_const %v1, dense<[[[[4604930618986332160]], [[4607182418800017408]]], [[[0]], [[0]]], [[[0]], [[-4616189618054758400]]], [[[0]], [[0]]], [[[0]], [[0]]]]> : tensor<5x2x1x1xi64>
    func.return
  }
}
