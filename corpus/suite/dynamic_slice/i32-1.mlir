// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_slice on i32, envelope values
//   S: rank 0
//   E: i32
//   I: i32
// legal 0 0: [-8]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<-8> : tensor<i32>
  %1 = stablehlo.dynamic_slice %0, sizes = [] : (tensor<i32>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<-8> : tensor<i32>
    func.return
  }
}
