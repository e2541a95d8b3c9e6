// RUN: stablehlo-translate --interpret %s --args='[dense<[2.0]> : tensor<1xf8E8M0FNU>, dense<[1.0]> : tensor<1xf8E8M0FNU>, dense<[1.0]> : tensor<1xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.map on f8E8M0FNU, envelope values
//   S: rank 1
//   S: has 1
//   E: f8E8M0FNU
//   F: f8E8M0FNU
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<1xf8E8M0FNU>, %arg1: tensor<1xf8E8M0FNU>, %arg2: tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU> {
  %0 = "stablehlo.map"(%arg0, %arg1, %arg2) <{dimensions = array<i64: 0>}> ({
  ^bb0(%1: tensor<f8E8M0FNU>, %2: tensor<f8E8M0FNU>, %3: tensor<f8E8M0FNU>):
    stablehlo.return %3 : tensor<f8E8M0FNU>
  }) : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  return %0 : tensor<1xf8E8M0FNU>
}

  func.func @main(%input0: tensor<1xf8E8M0FNU>, %input1: tensor<1xf8E8M0FNU>, %input2: tensor<1xf8E8M0FNU>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> (tensor<1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<1xf64>
    func.return
  }
}
