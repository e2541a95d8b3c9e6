// RUN: stablehlo-translate --interpret %s --args='[dense<[[-7]]> : tensor<1x1xi32>]'
// RUN: : @program
// stablehlo.reverse on i32, exact values
//   S: rank 2
//   S: has 1
//   E: i32
//   dimensions: ascending
// legal 0 0: [-7]

module {
func.func @program(%arg0: tensor<1x1xi32>) -> tensor<1x1xi32> {
  %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<1x1xi32>
  return %0 : tensor<1x1xi32>
}

  func.func @main(%input0: tensor<1x1xi32>) {
    %r = func.call @program(%input0) : (tensor<1x1xi32>) -> (tensor<1x1xi32>)
    check.expect_eq_const %r, dense<-7> : tensor<1x1xi32>
    func.return
  }
}
