// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>, dense<-2.0> : tensor<f32>]'
// RUN: : @program
// stablehlo.select on i1, exact values
//   S: rank 0
//   E: f32
//   P: alternative 1
//   P: alternative 2
// legal 0 0: [-2.0]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.select %arg0, %arg1, %arg1 : tensor<i1>, tensor<f32>
  return %0 : tensor<f32>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<f32>) {
    %r = func.call @program(%input0, %input1) : (tensor<i1>, tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-2.0> : tensor<f64>
    func.return
  }
}
