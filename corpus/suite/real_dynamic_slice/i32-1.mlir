// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real_dynamic_slice on i32, special values
//   S: rank 0
//   E: i32
//   I: i32
// legal 0 0: [-1]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<-1> : tensor<i32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  %2 = stablehlo.constant dense<> : tensor<0xi32>
  %3 = stablehlo.constant dense<> : tensor<0xi32>
  %4 = stablehlo.real_dynamic_slice %0, %1, %2, %3 : (tensor<i32>, tensor<0xi32>, tensor<0xi32>, tensor<0xi32>) -> tensor<i32>
  return %4 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<-1> : tensor<i32>
    func.return
  }
}
