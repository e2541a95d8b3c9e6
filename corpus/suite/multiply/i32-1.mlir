// RUN: stablehlo-translate --interpret %s --args='[dense<[-8]> : tensor<1xi32>]'
// RUN: : @program
// stablehlo.multiply on i32, exact values
//   S: rank 1
//   S: has 1
//   E: i32
// legal 0 0: [-8]

module {
func.func @program(%arg0: tensor<1xi32>) -> tensor<1xi32> {
  %0 = stablehlo.constant dense<[1]> : tensor<1xi32>
  %1 = stablehlo.multiply %arg0, %0 : tensor<1xi32>
  return %1 : tensor<1xi32>
}

  func.func @main(%input0: tensor<1xi32>) {
    %r = func.call @program(%input0) : (tensor<1xi32>) -> (tensor<1xi32>)
    check.expect_eq_const %r, dense<-8> : tensor<1xi32>
    func.return
  }
}
