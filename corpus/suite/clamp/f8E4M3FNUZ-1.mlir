// RUN: stablehlo-translate --interpret %s --args='[dense<-1.0> : tensor<f8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.clamp on f8E4M3FNUZ, exact values
//   S: rank 0
//   E: f8E4M3FNUZ
//   L: alternative 1
//   L: alternative 2
//   H: alternative 1
//   H: alternative 2
// legal 0 0: [-0.5]

module {
func.func @program(%arg0: tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ> {
  %0 = stablehlo.constant dense<-0.5> : tensor<f8E4M3FNUZ>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %2 = stablehlo.clamp %0, %arg0, %1 : tensor<f8E4M3FNUZ>
  return %2 : tensor<f8E4M3FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3FNUZ>) -> (tensor<f8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.5> : tensor<f64>
    func.return
  }
}
