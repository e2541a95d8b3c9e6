// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[-0.0055100396], [-0.07283095]], [[319312544.0], [5.0176524e-08]], [[-537687360.0], [-1243.4296]], [[0.0015777869], [0.00021776643]], [[-729282.4], [0.05984328]]], [[[-7.8668686e-19], [-6445494.0]], [[-2175.8735], [-1.5962526e-34]], [[7.031181e-05], [-6695841.0]], [[-97.13587], [-6086.922]], [[-1.08300746e-07], [30161394.0]]], [[[-14202154.0], [1.4681636e-07]], [[-5.599889e-08], [-5.8099022e-08]], [[-2.5408466e-21], [-3.884428e-08]], [[2.6775593e-30], [-4105.628]], [[3.813876e+19], [909553.7]]], [[[-2685069.2], [0.053848267]], [[-1.2901048e-23], [3070.6423]], [[-5.8100574e+29], [1.3269412e-08]], [[-23313.934], [142275696.0]], [[-366.94672], [4.630313e+23]]]]> : tensor<4x5x2x1xf32>, dense<[[[1, 1, 0, 0, 1], [0, 1, 18446744073709551615, 18446744073709551615, 4], [1, 0, 1, 6, 0], [1, 0, 18446744073709551615, 0, 4]], [[1, 5, 0, 2, 0], [2, 2, 0, 4, 0], [2, 0, 1, 18446744073709551615, 6], [5, 2, 0, 0, 9223372036854775809]]]> : tensor<2x4x5xui64>]'
// RUN: : @program
// chlo.ragged_dot on f32, special values
//   G: rank 1
//   M: rank 1
//   B: rank 2
//   K: rank 0
//   N: rank 1
//   N: has 1
//   E: f32
//   F: f32
//   I: ui64
//   lhs_batching_dimensions: unordered
//   rhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: empty
//   rhs_contracting_dimensions: empty
//   rhs_group_dimensions: other
//   lhs_ragged_dimensions: first
//   lhs_ragged_dimensions: last
//   n: low (otherwise)
//   Q: alternative 2
//   precision_config: absent
//   R: alternative 1 (otherwise)
// legal 0 0: [[0.0,6.477081761802169e-41],464737856.0,-245205.375,null,null,null,null,null,null,null,"-inf",[0.0,0.0],9.945872748635065e-31,-1.3387796379876656e-30,-1.2293423364402355e-30,null,null,null,null,null,0.052848123013973236,-5.017652426886343e-08,[-0.0,0.0],-5.017652426886343e-08,[0.0,0.0],-32193632.0,[0.0,9.032060844014822e-39],7.981262832944591e-35,-4.1720748240345955e-35,-17569.9375,null,null,null,null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<4x5x2x1xf32>, %arg1: tensor<2x4x5xui64>) -> tensor<2x4x5x1xf32> {
  %0 = stablehlo.constant dense<[[[-1.1754942e-38, -0.72562724], [3.4028235e+38, 4.99475], [0x7F800000, -0.0], [-3.4028235e+38, 1.0199238]], [[1.4554325, -1.0], [-1.0, -1.0e-45], [-1.1754942e-38, 0.2804951], [1.0, 6.946487]], [[0.3362283, -1.0e-45], [0.3398094, -0.5], [0.37145296, 3.735472], [-0.38461217, -1.4596345]], [[-0.0, -1.0], [0.5, 0.26136684], [-0.5, 0xFF800000], [0.5, -0.0]], [[1.0, 0.0], [-3.4028235e+38, 2.886506], [-0.45912796, 0.4696905], [6.8411407, 0xFFC00000]]]> : tensor<5x4x2xf32>
  %1 = "chlo.ragged_dot"(%0, %arg0, %arg1) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [2, 1], rhs_batching_dimensions = [2, 0], lhs_ragged_dimensions = [0], rhs_group_dimensions = [1]>}> : (tensor<5x4x2xf32>, tensor<4x5x2x1xf32>, tensor<2x4x5xui64>) -> tensor<2x4x5x1xf32>
  return %1 : tensor<2x4x5x1xf32>
}

  func.func @main(%input0: tensor<4x5x2x1xf32>, %input1: tensor<2x4x5xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x5x2x1xf32>, tensor<2x4x5xui64>) -> (tensor<2x4x5x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf64>
    %v1 = stablehlo.constant dense<[[[[6.477081761802169e-41], [464737856.0], [-245205.375], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0xFFF0000000000000], [0.0], [9.945872748635065e-31], [-1.3387796379876656e-30], [-1.2293423364402355e-30]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]], [[[0.052848123013973236], [-5.017652426886343e-08], [0.0], [-5.017652426886343e-08], [0.0]], [[-32193632.0], [9.032060844014822e-39], [7.981262832944591e-35], [-4.1720748240345955e-35], [-17569.9375]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]]]> : tensor<2x4x5x1xf64>
    %v2 = stablehlo.constant dense<[[[[0.0], [464737856.0], [-245205.375], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0x7FF0000000000000], [0.0], [9.945872748635065e-31], [-1.3387796379876656e-30], [-1.2293423364402355e-30]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]], [[[0.052848123013973236], [-5.017652426886343e-08], [-0.0], [-5.017652426886343e-08], [0.0]], [[-32193632.0], [0.0], [7.981262832944591e-35], [-4.1720748240345955e-35], [-17569.9375]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]]]> : tensor<2x4x5x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x4x5x1xf64>, tensor<2x4x5x1xf64>) -> tensor<2x4x5x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x4x5x1xf64>, tensor<2x4x5x1xf64>) -> tensor<2x4x5x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x4x5x1xi1>
    %v6 = stablehlo.constant dense<[[[[false], [false], [false], [true], [true]], [[true], [true], [true], [true], [true]], [[false], [false], [false], [false], [false]], [[true], [true], [true], [true], [true]]], [[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[true], [true], [true], [true], [true]], [[true], [true], [true], [true], [true]]]]> : tensor<2x4x5x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x4x5x1xf64>, tensor<2x4x5x1xf64>) -> tensor<2x4x5x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x4x5x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x4x5x1xi1>
    %v10 = stablehlo.constant dense<[[[[false], [false], [false], [true], [true]], [[true], [true], [true], [true], [true]], [[false], [false], [false], [false], [false]], [[true], [true], [true], [true], [true]]], [[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[true], [true], [true], [true], [true]], [[true], [true], [true], [true], [true]]]]> : tensor<2x4x5x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x4x5x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x4x5x1xf64>, tensor<2x4x5x1xf64>) -> tensor<2x4x5x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x4x5x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x4x5x1xi1>
    %v15 = stablehlo.constant dense<[[[[false], [false], [false], [true], [true]], [[true], [true], [true], [true], [true]], [[true], [false], [false], [false], [false]], [[true], [true], [true], [true], [true]]], [[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[true], [true], [true], [true], [true]], [[true], [true], [true], [true], [true]]]]> : tensor<2x4x5x1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x4x5x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2x4x5x1xf64>, tensor<2x4x5x1xf64>) -> tensor<2x4x5x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2x4x5x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2x4x5x1xi1>
    %v20 = stablehlo.constant dense<[[[[false], [false], [false], [true], [true]], [[true], [true], [true], [true], [true]], [[false], [false], [false], [false], [false]], [[true], [true], [true], [true], [true]]], [[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[true], [true], [true], [true], [true]], [[true], [true], [true], [true], [true]]]]> : tensor<2x4x5x1xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<2x4x5x1xi1>
    check.expect_eq_const %v21, dense<true> : tensor<2x4x5x1xi1>
    func.return
  }
}
