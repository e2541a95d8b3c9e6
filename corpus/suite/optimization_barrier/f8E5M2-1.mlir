// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.5, 0.5], [0.0, 1.0]]> : tensor<2x2xf8E5M2>]'
// RUN: : @program
// stablehlo.optimization_barrier on f8E5M2, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [-0.5,0.5,0.0,1.0]

module {
func.func @program(%arg0: tensor<2x2xf8E5M2>) -> tensor<2x2xf8E5M2> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<2x2xf8E5M2>
  return %0 : tensor<2x2xf8E5M2>
}

  func.func @main(%input0: tensor<2x2xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<2x2xf8E5M2>) -> (tensor<2x2xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2x2xf8E5M2>) -> tensor<2x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x2xf64>) -> tensor<2x2xi64>
    check.expect_eq_const %v1, dense<[[-4620693217682128896, 4602678819172646912], [0, 4607182418800017408]]> : tensor<2x2xi64>
    func.return
  }
}
