// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.asin on f32, special values
//   S: rank 1
//   S: has 1
//   E: f32
// legal 0 0: [[1.5707958936691284,1.5707967281341553]]

module {
func.func @program() -> tensor<1xf32> {
  %0 = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %1 = chlo.asin %0 : tensor<1xf32> -> tensor<1xf32>
  return %1 : tensor<1xf32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1xf32>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<1.5707967281341553> : tensor<1xf64>
    %v2 = stablehlo.constant dense<1.5707958936691284> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    func.return
  }
}
