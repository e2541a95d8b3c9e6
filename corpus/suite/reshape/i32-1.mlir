// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reshape on i32, exact values
//   S: rank 0
//   T: more axes
//   E: i32
// legal 0 0: [-9]

module {
func.func @program() -> tensor<1x1x1x1xi32> {
  %0 = stablehlo.constant dense<-9> : tensor<i32>
  %1 = stablehlo.reshape %0 : (tensor<i32>) -> tensor<1x1x1x1xi32>
  return %1 : tensor<1x1x1x1xi32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1x1x1xi32>)
    check.expect_eq_const %r, dense<-9> : tensor<1x1x1x1xi32>
    func.return
  }
}
