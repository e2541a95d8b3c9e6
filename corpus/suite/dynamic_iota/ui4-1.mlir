// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on ui4, exact values
//   n: more
//   S: rank 2
//   S: has 1
//   E: f8E4M3B11FNUZ
//   iota_dimension: later
//   I: ui4
// legal 0 0: [[0.0,0.0],1.0,2.0,3.0,4.0,[0.0,0.0],1.0,2.0,3.0,4.0,[0.0,0.0],1.0,2.0,3.0,4.0,[0.0,0.0],1.0,2.0,3.0,4.0,[0.0,0.0],1.0,2.0,3.0,4.0]

module {
func.func @program() -> tensor<5x5x1xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[5, 5, 1]> : tensor<3xui4>
  %1 = stablehlo.dynamic_iota %0, dim = 1 : (tensor<3xui4>) -> tensor<5x5x1xf8E4M3B11FNUZ>
  return %1 : tensor<5x5x1xf8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5x5x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<5x5x1xf8E4M3B11FNUZ>) -> tensor<5x5x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5x5x1xf64>) -> tensor<5x5x1xi64>
    check.expect_eq_const %v1, dense<[[[0], [4607182418800017408], [4611686018427387904], [4613937818241073152], [4616189618054758400]], [[0], [4607182418800017408], [4611686018427387904], [4613937818241073152], [4616189618054758400]], [[0], [4607182418800017408], [4611686018427387904], [4613937818241073152], [4616189618054758400]], [[0], [4607182418800017408], [4611686018427387904], [4613937818241073152], [4616189618054758400]], [[0], [4607182418800017408], [4611686018427387904], [4613937818241073152], [4616189618054758400]]]> : tensor<5x5x1xi64>
    func.return
  }
}
