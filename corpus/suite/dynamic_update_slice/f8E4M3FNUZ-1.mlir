// RUN: stablehlo-translate --interpret %s --args='[dense<-3.0> : tensor<f8E4M3FNUZ>, dense<-1.0> : tensor<f8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on f8E4M3FNUZ, exact values
//   S: rank 0
//   E: f8E4M3FNUZ
//   I: i2
// legal 0 0: [-1.0]

module {
func.func @program(%arg0: tensor<f8E4M3FNUZ>, %arg1: tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ> {
  %0 = stablehlo.dynamic_update_slice %arg0, %arg1 : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  return %0 : tensor<f8E4M3FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3FNUZ>, %input1: tensor<f8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<f8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<f64>
    func.return
  }
}
