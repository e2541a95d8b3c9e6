// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reshape on ui32, special values
//   S: rank 1
//   T: more axes
//   E: ui32
// legal 0 0: [2147483648,3,1,2,4294967293]

module {
func.func @program() -> tensor<5x1xui32> {
  %0 = stablehlo.constant dense<[2147483648, 3, 1, 2, 4294967293]> : tensor<5xui32>
  %1 = stablehlo.reshape %0 : (tensor<5xui32>) -> tensor<5x1xui32>
  return %1 : tensor<5x1xui32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5x1xui32>)
    check.expect_eq_const %r, dense<[[2147483648], [3], [1], [2], [4294967293]]> : tensor<5x1xui32>
    func.return
  }
}
