// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on ui8, special values
//   n: more
//   S: rank 1
//   E: ui8
//   dimension: first
// legal 0 0: [5]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[[162, 0, 128, 0], [246, 129, 128, 127], [1, 27, 167, 128], [0, 64, 1, 186], [143, 0, 255, 239]]> : tensor<5x4xui8>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<5x4xui8>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<5> : tensor<i32>
    func.return
  }
}
