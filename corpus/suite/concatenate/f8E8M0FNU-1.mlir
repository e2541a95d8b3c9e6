// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.0], [0.25], [1.0], [2.0], [0.25]]> : tensor<5x1xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.concatenate on f8E8M0FNU, envelope values
//   N: low + 1
//   P: more
//   S: rank 1
//   S: has 1
//   E: f8E8M0FNU
//   dimension: first
// legal 0 0: [0.125,2.0,1.0,0.25,1.0,0.25,1.0,2.0,0.25]

module {
func.func @program(%arg0: tensor<5x1xf8E8M0FNU>) -> tensor<9x1xf8E8M0FNU> {
  %0 = stablehlo.constant dense<[[0.125], [2.0], [1.0], [0.25]]> : tensor<4x1xf8E8M0FNU>
  %1 = stablehlo.concatenate %0, %arg0, dim = 0 : (tensor<4x1xf8E8M0FNU>, tensor<5x1xf8E8M0FNU>) -> tensor<9x1xf8E8M0FNU>
  return %1 : tensor<9x1xf8E8M0FNU>
}

  func.func @main(%input0: tensor<5x1xf8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<5x1xf8E8M0FNU>) -> (tensor<9x1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<9x1xf8E8M0FNU>) -> tensor<9x1xf64>
    check.expect_eq_const %v0, dense<[[0.125], [2.0], [1.0], [0.25], [1.0], [0.25], [1.0], [2.0], [0.25]]> : tensor<9x1xf64>
    func.return
  }
}
