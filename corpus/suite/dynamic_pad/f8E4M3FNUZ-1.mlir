// RUN: stablehlo-translate --interpret %s --args='[dense<[-3.0]> : tensor<1xf8E4M3FNUZ>, dense<-3.0> : tensor<f8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.dynamic_pad on f8E4M3FNUZ, exact values
//   S: rank 1
//   S: has 1
//   E: f8E4M3FNUZ
//   interior: low
//   low: negative
//   low: near 1 - 1
//   I: i8
// legal 0 0: [-3.0,-3.0,-3.0]

module {
func.func @program(%arg0: tensor<1xf8E4M3FNUZ>, %arg1: tensor<f8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[-2]> : tensor<1xi8>
  %1 = stablehlo.constant dense<[4]> : tensor<1xi8>
  %2 = stablehlo.constant dense<[0]> : tensor<1xi8>
  %3 = stablehlo.dynamic_pad %arg0, %arg1, %0, %1, %2 : (tensor<1xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3xf8E4M3FNUZ>
  return %3 : tensor<3xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1xf8E4M3FNUZ>, %input1: tensor<f8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<3xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3FNUZ>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<-3.0> : tensor<3xf64>
    func.return
  }
}
