// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reverse on i16, exact values
//   S: rank 0
//   E: i16
//   dimensions: empty
// legal 0 0: [-7]

module {
func.func @program() -> tensor<i16> {
  %0 = stablehlo.constant dense<-7> : tensor<i16>
  %1 = stablehlo.reverse %0, dims = [] : tensor<i16>
  return %1 : tensor<i16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i16>)
    check.expect_eq_const %r, dense<-7> : tensor<i16>
    func.return
  }
}
