// RUN: stablehlo-translate --interpret %s --args='[dense<[-8.974521e-31]> : tensor<1xf32>]'
// RUN: : @program
// stablehlo.ceil on f32, special values
//   S: rank 1
//   S: has 1
//   E: f32
// legal 0 0: [-0.0]

module {
func.func @program(%arg0: tensor<1xf32>) -> tensor<1xf32> {
  %0 = stablehlo.ceil %arg0 : tensor<1xf32>
  return %0 : tensor<1xf32>
}

  func.func @main(%input0: tensor<1xf32>) {
    %r = func.call @program(%input0) : (tensor<1xf32>) -> (tensor<1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1xf32>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<-9223372036854775808> : tensor<1xi64>
    func.return
  }
}
