// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.constant_like on i32, special values
//   S: rank 0
//   E: i32
//   F: i32
// legal 0 0: [0]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<67108864> : tensor<i32>
  %1 = "chlo.constant_like"(%0) <{value = 0 : i32}> : (tensor<i32>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<0> : tensor<i32>
    func.return
  }
}
