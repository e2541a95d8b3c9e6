// RUN: stablehlo-translate --interpret %s --args='[dense<true> : tensor<i1>, dense<[[[[-0.0078125], [-240.0], [0x80], [0.0009765625], [-0.40625]], [[0.0009765625], [1.0], [0.6875], [-0.0009765625], [0.5]], [[-0.0078125], [0.8125], [-4.5], [240.0], [-0.6875]]], [[[4.0], [0.9375], [-6.0], [-0.6875], [-0.625]], [[-240.0], [-0.5625], [-1.875], [0.875], [-1.0]], [[-240.0], [0.5], [-0.0009765625], [-0.3125], [1.25]]]]> : tensor<2x3x5x1xf8E4M3FNUZ>, dense<[[[[-6.0], [240.0], [0.28125], [0.75], [-4.0]], [[0.0009765625], [-240.0], [0x80], [-0.5], [-6.0]], [[240.0], [-0.0068359375], [2.75], [-0.5], [1.0]]], [[[6.5], [3.25], [240.0], [1.0], [-240.0]], [[-240.0], [0.28125], [-1.125], [1.0], [4.5]], [[1.125], [0.25], [1.25], [-1.0], [0.5]]]]> : tensor<2x3x5x1xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.select on i1, special values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3FNUZ
//   P: alternative 1
// legal 0 0: [-0.0078125,-240.0,"nan",0.0009765625,-0.40625,0.0009765625,1.0,0.6875,-0.0009765625,0.5,-0.0078125,0.8125,-4.5,240.0,-0.6875,4.0,0.9375,-6.0,-0.6875,-0.625,-240.0,-0.5625,-1.875,0.875,-1.0,-240.0,0.5,-0.0009765625,-0.3125,1.25]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<2x3x5x1xf8E4M3FNUZ>, %arg2: tensor<2x3x5x1xf8E4M3FNUZ>) -> tensor<2x3x5x1xf8E4M3FNUZ> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x3x5x1xf8E4M3FNUZ>
  return %0 : tensor<2x3x5x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<2x3x5x1xf8E4M3FNUZ>, %input2: tensor<2x3x5x1xf8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<i1>, tensor<2x3x5x1xf8E4M3FNUZ>, tensor<2x3x5x1xf8E4M3FNUZ>) -> (tensor<2x3x5x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x3x5x1xf8E4M3FNUZ>) -> tensor<2x3x5x1xf64>
    %v1 = stablehlo.constant dense<[[[[-0.0078125], [-240.0], [0xFFF0000000000000], [0.0009765625], [-0.40625]], [[0.0009765625], [1.0], [0.6875], [-0.0009765625], [0.5]], [[-0.0078125], [0.8125], [-4.5], [240.0], [-0.6875]]], [[[4.0], [0.9375], [-6.0], [-0.6875], [-0.625]], [[-240.0], [-0.5625], [-1.875], [0.875], [-1.0]], [[-240.0], [0.5], [-0.0009765625], [-0.3125], [1.25]]]]> : tensor<2x3x5x1xf64>
    %v2 = stablehlo.constant dense<[[[[-0.0078125], [-240.0], [0x7FF0000000000000], [0.0009765625], [-0.40625]], [[0.0009765625], [1.0], [0.6875], [-0.0009765625], [0.5]], [[-0.0078125], [0.8125], [-4.5], [240.0], [-0.6875]]], [[[4.0], [0.9375], [-6.0], [-0.6875], [-0.625]], [[-240.0], [-0.5625], [-1.875], [0.875], [-1.0]], [[-240.0], [0.5], [-0.0009765625], [-0.3125], [1.25]]]]> : tensor<2x3x5x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x3x5x1xf64>, tensor<2x3x5x1xf64>) -> tensor<2x3x5x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x3x5x1xf64>, tensor<2x3x5x1xf64>) -> tensor<2x3x5x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x3x5x1xi1>
    %v6 = stablehlo.constant dense<[[[[false], [false], [true], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]], [[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]]> : tensor<2x3x5x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x3x5x1xf64>, tensor<2x3x5x1xf64>) -> tensor<2x3x5x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x3x5x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x3x5x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<2x3x5x1xi1>
    func.return
  }
}
