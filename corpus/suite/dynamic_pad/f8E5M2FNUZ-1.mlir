// RUN: stablehlo-translate --interpret %s --args='[dense<1.0> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.dynamic_pad on f8E5M2FNUZ, exact values
//   S: rank 1
//   E: f8E5M2FNUZ
//   low: positive
//   I: i8
// legal 0 0: [1.0,1.0,1.0]

module {
func.func @program(%arg0: tensor<f8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[1.0, 0.0, 0.0, -1.0, 0.5]> : tensor<5xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[2]> : tensor<1xi8>
  %2 = stablehlo.constant dense<[-12]> : tensor<1xi8>
  %3 = stablehlo.constant dense<[2]> : tensor<1xi8>
  %4 = stablehlo.dynamic_pad %0, %arg0, %1, %2, %3 : (tensor<5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3xf8E5M2FNUZ>
  return %4 : tensor<3xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<f8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2FNUZ>) -> (tensor<3xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E5M2FNUZ>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<3xf64>
    func.return
  }
}
