// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f8E4M3>]'
// RUN: : @program
// stablehlo.atan2 on f8E4M3, exact values
//   S: rank 0
//   E: f8E4M3
// legal 0 0: [3.25]

module {
func.func @program(%arg0: tensor<f8E4M3>) -> tensor<f8E4M3> {
  %0 = stablehlo.constant dense<0xF8> : tensor<f8E4M3>
  %1 = stablehlo.atan2 %arg0, %0 : tensor<f8E4M3>
  return %1 : tensor<f8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3>) -> (tensor<f8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v0, dense<3.25> : tensor<f64>
    func.return
  }
}
