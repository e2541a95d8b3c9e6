// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on i16, special values
//   n: more
//   S: rank 3+
//   S: has 1
//   E: i16
//   dimension: later
// legal 0 0: [5]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[[[[12763], [-25148], [-2268], [-9738], [25541]]], [[[29884], [-1186], [20587], [-1], [9651]]], [[[10082], [-32768], [-17068], [8520], [-1]]], [[[1], [0], [-1], [16384], [12878]]], [[[-32768], [-1], [0], [2], [-32768]]]]> : tensor<5x1x5x1xi16>
  %1 = stablehlo.get_dimension_size %0, dim = 2 : (tensor<5x1x5x1xi16>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<5> : tensor<i32>
    func.return
  }
}
