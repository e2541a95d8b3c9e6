// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.erf on f32, special values
//   S: rank 1
//   E: f32
// legal 0 0: [[-0.30723899602890015,-0.30723807215690613],[0.44844767451286316,0.4484485983848572]]

module {
func.func @program() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[-0.27938518, 0.42103705]> : tensor<2xf32>
  %1 = chlo.erf %0 : tensor<2xf32> -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xf32>)
    %v0 = stablehlo.convert %r : (tensor<2xf32>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[-0.30723807215690613, 0.4484485983848572]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[-0.30723899602890015, 0.44844767451286316]> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2xi1>
    func.return
  }
}
