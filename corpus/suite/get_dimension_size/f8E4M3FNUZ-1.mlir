// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on f8E4M3FNUZ, special values
//   n: more
//   S: rank 1
//   S: has 1
//   E: f8E4M3FNUZ
//   dimension: later
// legal 0 0: [4]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[[-2.0, -144.0, 80.0, -240.0]]> : tensor<1x4xf8E4M3FNUZ>
  %1 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<1x4xf8E4M3FNUZ>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<4> : tensor<i32>
    func.return
  }
}
