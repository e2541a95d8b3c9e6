// RUN: stablehlo-translate --interpret %s --args='[dense<3> : tensor<i32>]'
// RUN: : @program
// stablehlo.select_and_scatter on i32, envelope values
//   S: rank 0
//   E: i32
//   F: i32
// legal 0 0: [3]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg0, %0) ({
  ^bb0(%2: tensor<i32>, %3: tensor<i32>):
    %4 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.xor %4, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%6: tensor<i32>, %7: tensor<i32>):
    %8 = stablehlo.add %6, %7 : tensor<i32>
    stablehlo.return %8 : tensor<i32>
  }) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<3> : tensor<i32>
    func.return
  }
}
