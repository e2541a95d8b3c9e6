// RUN: stablehlo-translate --interpret %s --args='[dense<8.0> : tensor<f8E8M0FNU>]'
// RUN: : @program
// stablehlo.dynamic_pad on f8E8M0FNU, exact values
//   S: rank 0
//   E: f8E8M0FNU
//   I: ui16
// legal 0 0: [8.0]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
  %0 = stablehlo.constant dense<8.0> : tensor<f8E8M0FNU>
  %1 = stablehlo.constant dense<> : tensor<0xui16>
  %2 = stablehlo.constant dense<> : tensor<0xui16>
  %3 = stablehlo.constant dense<> : tensor<0xui16>
  %4 = stablehlo.dynamic_pad %0, %arg0, %1, %2, %3 : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>, tensor<0xui16>, tensor<0xui16>, tensor<0xui16>) -> tensor<f8E8M0FNU>
  return %4 : tensor<f8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<f8E8M0FNU>) -> (tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v0, dense<8.0> : tensor<f64>
    func.return
  }
}
