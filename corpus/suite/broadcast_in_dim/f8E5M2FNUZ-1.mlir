// RUN: stablehlo-translate --interpret %s --args='[dense<-1.75> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on f8E5M2FNUZ, envelope values
//   S: rank 0
//   U: rank 0
//   E: f8E5M2FNUZ
//   broadcast_dimensions: empty
// legal 0 0: [-1.75]

module {
func.func @program(%arg0: tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  return %0 : tensor<f8E5M2FNUZ>
}

  func.func @main(%input0: tensor<f8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2FNUZ>) -> (tensor<f8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.75> : tensor<f64>
    func.return
  }
}
