// RUN: stablehlo-translate --interpret %s --args='[dense<[5.877472e-39, 5.877472e-39, 5.877472e-39, 0.25]> : tensor<4xf8E8M0FNU>, dense<> : tensor<0xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.select_and_scatter on f8E8M0FNU, special values
//   S: rank 1
//   E: f8E8M0FNU
//   F: f8E8M0FNU
//   window_strides: low
//   padding: negative
//   padding: 0
//   padding: near 1 - 1
//   padding: near 1
//   padding: near 2 - 1
//   padding: near 2
// legal 0 0: [1.0,1.0,1.0,1.0]

module {
func.func @program(%arg0: tensor<4xf8E8M0FNU>, %arg1: tensor<0xf8E8M0FNU>) -> tensor<4xf8E8M0FNU> {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{window_dimensions = array<i64: 4>, padding = dense<[[0, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%2: tensor<f8E8M0FNU>, %3: tensor<f8E8M0FNU>):
    %4 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %4 : tensor<i1>
  }, {
  ^bb0(%5: tensor<f8E8M0FNU>, %6: tensor<f8E8M0FNU>):
    %7 = stablehlo.multiply %5, %6 : tensor<f8E8M0FNU>
    stablehlo.return %7 : tensor<f8E8M0FNU>
  }) : (tensor<4xf8E8M0FNU>, tensor<0xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  return %1 : tensor<4xf8E8M0FNU>
}

  func.func @main(%input0: tensor<4xf8E8M0FNU>, %input1: tensor<0xf8E8M0FNU>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xf8E8M0FNU>, tensor<0xf8E8M0FNU>) -> (tensor<4xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E8M0FNU>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<4xf64>
    func.return
  }
}
