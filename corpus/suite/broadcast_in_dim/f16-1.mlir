// RUN: stablehlo-translate --interpret %s --args='[dense<-2.5> : tensor<f16>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on f16, exact values
//   S: rank 0
//   U: rank 0
//   E: f16
//   broadcast_dimensions: empty
// legal 0 0: [-2.5]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-2.5> : tensor<f64>
    func.return
  }
}
