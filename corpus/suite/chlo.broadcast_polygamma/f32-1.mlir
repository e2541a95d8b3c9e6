// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[0xFF800000], [-0.89820045], [0x7FC00000], [-1.1754942e-38], [0xFFC00000]]]> : tensor<1x5x1xf32>]'
// RUN: : @program
// chlo.broadcast_polygamma on f32, special values
//   A: rank 3+
//   E: f32
//   broadcast_dimensions: absent
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"nan",null,null,null,null]

module {
func.func @program(%arg0: tensor<1x5x1xf32>) -> tensor<4x5x2xf32> {
  %0 = stablehlo.constant dense<[[[0x7FC00000, -0.5], [1.0e-45, 0.33151355], [-1.9238433, -1.0049057], [4.743845, -1.0], [1.1982337, 2.2288349]], [[0x7FC00000, -3.6005526], [0xFF800000, -0.5189484], [-5.9254284, 1.0e-45], [1.9711416, 1.1754944e-38], [6.441334, -1.1754942e-38]], [[0.0, 1.0e-45], [-2.9585643, -0.47484487], [3.4028235e+38, 0.5866986], [-0.76439327, 1.1754944e-38], [-0.48414883, 2.9677417]], [[-0.69708836, 3.4028235e+38], [-0.36629257, 0.26295286], [6.1004887, 0xFFC00000], [-3.8268712, 0x7FC00000], [-0.0, 0x7F800000]]]> : tensor<4x5x2xf32>
  %1 = chlo.broadcast_polygamma %0, %arg0 : (tensor<4x5x2xf32>, tensor<1x5x1xf32>) -> tensor<4x5x2xf32>
  return %1 : tensor<4x5x2xf32>
}

  func.func @main(%input0: tensor<1x5x1xf32>) {
    %r = func.call @program(%input0) : (tensor<1x5x1xf32>) -> (tensor<4x5x2xf32>)
    %v0 = stablehlo.convert %r : (tensor<4x5x2xf32>) -> tensor<4x5x2xf64>
    %v1 = stablehlo.constant dense<[[[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0xFFF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<4x5x2xf64>
    %v2 = stablehlo.constant dense<[[[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0x7FF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<4x5x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x5x2xi1>
    %v6 = stablehlo.constant dense<true> : tensor<4x5x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x5x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x5x2xi1>
    %v10 = stablehlo.constant dense<[[[true, true], [true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, false], [true, true], [true, true]]]> : tensor<4x5x2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x5x2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<4x5x2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<4x5x2xi1>
    %v15 = stablehlo.constant dense<[[[true, true], [true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, false], [true, true], [true, true]]]> : tensor<4x5x2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x5x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<4x5x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<4x5x2xi1>
    %v20 = stablehlo.constant dense<[[[true, true], [true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, false], [true, true], [true, true]]]> : tensor<4x5x2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<4x5x2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<4x5x2xi1>
    func.return
  }
}
