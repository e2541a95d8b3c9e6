// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_tuple_element on f8E4M3B11FNUZ, exact values
//   N: low
//   T: tensor
//   index: low
//   index: high
// legal 0 0: [[0.0,0.0],[0.0,0.0],0.5,0.75]

module {
func.func @program() -> tensor<4xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[0.0, 0.0, 0.5, 0.75]> : tensor<4xf8E4M3B11FNUZ>
  %1 = stablehlo.tuple %0 : tuple<tensor<4xf8E4M3B11FNUZ>>
  %2 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<4xf8E4M3B11FNUZ>>) -> tensor<4xf8E4M3B11FNUZ>
  return %2 : tensor<4xf8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E4M3B11FNUZ>) -> tensor<4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v1, dense<[0, 0, 4602678819172646912, 4604930618986332160]> : tensor<4xi64>
    func.return
  }
}
