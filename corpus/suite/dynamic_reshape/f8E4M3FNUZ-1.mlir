// RUN: stablehlo-translate --interpret %s --args='[dense<-2.0> : tensor<f8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.dynamic_reshape on f8E4M3FNUZ, exact values
//   S: rank 0
//   T: more axes
//   E: f8E4M3FNUZ
//   I: i32
// legal 0 0: [-2.0]

module {
func.func @program(%arg0: tensor<f8E4M3FNUZ>) -> tensor<1x1x1xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[1, 1, 1]> : tensor<3xi32>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<f8E4M3FNUZ>, tensor<3xi32>) -> tensor<1x1x1xf8E4M3FNUZ>
  return %1 : tensor<1x1x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3FNUZ>) -> (tensor<1x1x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1xf8E4M3FNUZ>) -> tensor<1x1x1xf64>
    check.expect_eq_const %v0, dense<-2.0> : tensor<1x1x1xf64>
    func.return
  }
}
