// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_slice on f4E2M1FN, special values
//   S: rank 1
//   E: f4E2M1FN
//   I: i32
//   slice_sizes: low + 1
// legal 0 0: [1.0]

module {
func.func @program() -> tensor<1xf4E2M1FN> {
  %0 = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf4E2M1FN>
  %1 = stablehlo.constant dense<-1> : tensor<i32>
  %2 = stablehlo.dynamic_slice %0, %1, sizes = [1] : (tensor<2xf4E2M1FN>, tensor<i32>) -> tensor<1xf4E2M1FN>
  return %2 : tensor<1xf4E2M1FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf4E2M1FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<1xf64>
    func.return
  }
}
