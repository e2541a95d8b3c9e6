// RUN: stablehlo-translate --interpret %s --args='[dense<[[0xFF], [0.25], [1.0], [2.0], [0.25]]> : tensor<5x1xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.concatenate on f8E8M0FNU, envelope values
//   N: low + 1
//   P: more
//   S: rank 1
//   S: has 1
//   E: f8E8M0FNU
//   dimension: first
// legal 0 0: [0.125,2.0,1.0,0.25,"nan",0.25,1.0,2.0,0.25]

module {
func.func @program(%arg0: tensor<5x1xf8E8M0FNU>) -> tensor<9x1xf8E8M0FNU> {
  %0 = stablehlo.constant dense<[[0.125], [2.0], [1.0], [0.25]]> : tensor<4x1xf8E8M0FNU>
  %1 = stablehlo.concatenate %0, %arg0, dim = 0 : (tensor<4x1xf8E8M0FNU>, tensor<5x1xf8E8M0FNU>) -> tensor<9x1xf8E8M0FNU>
  return %1 : tensor<9x1xf8E8M0FNU>
}

  func.func @main(%input0: tensor<5x1xf8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<5x1xf8E8M0FNU>) -> (tensor<9x1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<9x1xf8E8M0FNU>) -> tensor<9x1xf64>
    %v1 = stablehlo.constant dense<[[0.125], [2.0], [1.0], [0.25], [0xFFF0000000000000], [0.25], [1.0], [2.0], [0.25]]> : tensor<9x1xf64>
    %v2 = stablehlo.constant dense<[[0.125], [2.0], [1.0], [0.25], [0x7FF0000000000000], [0.25], [1.0], [2.0], [0.25]]> : tensor<9x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<9x1xf64>, tensor<9x1xf64>) -> tensor<9x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<9x1xf64>, tensor<9x1xf64>) -> tensor<9x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<9x1xi1>
    %v6 = stablehlo.constant dense<[[false], [false], [false], [false], [true], [false], [false], [false], [false]]> : tensor<9x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<9x1xf64>, tensor<9x1xf64>) -> tensor<9x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<9x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<9x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<9x1xi1>
    func.return
  }
}
