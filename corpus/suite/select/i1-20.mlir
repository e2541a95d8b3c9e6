// RUN: stablehlo-translate --interpret %s --args='[dense<[-4.0]> : tensor<1xf32>, dense<[0.0]> : tensor<1xf32>]'
// RUN: : @program
// stablehlo.select on i1, exact values
//   S: rank 1
//   S: has 1
//   E: f32
//   P: alternative 1
// legal 0 0: [-4.0]

module {
func.func @program(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>) -> tensor<1xf32> {
  %0 = stablehlo.constant dense<true> : tensor<i1>
  %1 = stablehlo.select %0, %arg0, %arg1 : tensor<i1>, tensor<1xf32>
  return %1 : tensor<1xf32>
}

  func.func @main(%input0: tensor<1xf32>, %input1: tensor<1xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-4.0> : tensor<1xf64>
    func.return
  }
}
