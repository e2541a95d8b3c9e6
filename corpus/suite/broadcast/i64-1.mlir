// RUN: stablehlo-translate --interpret %s --args='[dense<5484433879663026760> : tensor<i64>]'
// RUN: : @program
// stablehlo.broadcast on i64, exact values
//   S: rank 0
//   B: rank 0
//   E: i64
// legal 0 0: [5484433879663026760]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.broadcast %arg0, sizes = [] : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<5484433879663026760> : tensor<i64>
    func.return
  }
}
