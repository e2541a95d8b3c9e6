// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.convert on i32, exact values
//   S: rank 1
//   S: has 1
//   E: i32
//   F: i4
// legal 0 0: [-8]

module {
func.func @program() -> tensor<1xi4> {
  %0 = stablehlo.constant dense<[-8]> : tensor<1xi32>
  %1 = stablehlo.convert %0 : (tensor<1xi32>) -> tensor<1xi4>
  return %1 : tensor<1xi4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xi4>)
    check.expect_eq_const %r, dense<-8> : tensor<1xi4>
    func.return
  }
}
