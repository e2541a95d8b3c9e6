// RUN: stablehlo-translate --interpret %s --args='[dense<-1.75> : tensor<f8E4M3>]'
// RUN: : @program
// stablehlo.dynamic_pad on f8E4M3, special values
//   S: rank 0
//   E: f8E4M3
//   I: i16
// legal 0 0: [-1.75]

module {
func.func @program(%arg0: tensor<f8E4M3>) -> tensor<f8E4M3> {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %1 = stablehlo.constant dense<> : tensor<0xi16>
  %2 = stablehlo.constant dense<> : tensor<0xi16>
  %3 = stablehlo.dynamic_pad %arg0, %arg0, %0, %1, %2 : (tensor<f8E4M3>, tensor<f8E4M3>, tensor<0xi16>, tensor<0xi16>, tensor<0xi16>) -> tensor<f8E4M3>
  return %3 : tensor<f8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3>) -> (tensor<f8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.75> : tensor<f64>
    func.return
  }
}
