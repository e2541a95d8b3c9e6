// RUN: stablehlo-translate --interpret %s --args='[dense<-1.0> : tensor<f32>]'
// RUN: : @program
// stablehlo.get_tuple_element on f32, exact values
//   N: low
//   T: tensor
//   index: low
//   index: high
// legal 0 0: [-1.0]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.tuple %arg0 : tuple<tensor<f32>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<f32>>) -> tensor<f32>
  return %1 : tensor<f32>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<f64>
    func.return
  }
}
