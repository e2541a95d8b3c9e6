// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-0.4375], [0.75], [-0.015625], [-0.40625], [-0.013671875]], [[0xFF], [-0.001953125], [-1.375], [-0.34375], [-448.0]], [[448.0], [0x7F], [448.0], [-0.0], [-0.013671875]]]> : tensor<3x5x1xf8E4M3FN>]'
// RUN: : @program
// chlo.bessel_i1e on f8E4M3FN, special values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3FN
// legal 0 0: [null,null,null,null,null,"nan",null,null,null,null,null,"nan",null,null,null]

module {
func.func @program(%arg0: tensor<3x5x1xf8E4M3FN>) -> tensor<3x5x1xf8E4M3FN> {
  %0 = chlo.bessel_i1e %arg0 : tensor<3x5x1xf8E4M3FN> -> tensor<3x5x1xf8E4M3FN>
  return %0 : tensor<3x5x1xf8E4M3FN>
}

  func.func @main(%input0: tensor<3x5x1xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<3x5x1xf8E4M3FN>) -> (tensor<3x5x1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3x5x1xf8E4M3FN>) -> tensor<3x5x1xf64>
    %v1 = stablehlo.constant dense<[[[448.0], [448.0], [448.0], [448.0], [448.0]], [[0xFFF0000000000000], [448.0], [448.0], [448.0], [448.0]], [[448.0], [0xFFF0000000000000], [448.0], [448.0], [448.0]]]> : tensor<3x5x1xf64>
    %v2 = stablehlo.constant dense<[[[-448.0], [-448.0], [-448.0], [-448.0], [-448.0]], [[0x7FF0000000000000], [-448.0], [-448.0], [-448.0], [-448.0]], [[-448.0], [0x7FF0000000000000], [-448.0], [-448.0], [-448.0]]]> : tensor<3x5x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x5x1xf64>, tensor<3x5x1xf64>) -> tensor<3x5x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x5x1xf64>, tensor<3x5x1xf64>) -> tensor<3x5x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x5x1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<3x5x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x5x1xf64>, tensor<3x5x1xf64>) -> tensor<3x5x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x5x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x5x1xi1>
    %v10 = stablehlo.constant dense<[[[true], [true], [true], [true], [true]], [[false], [true], [true], [true], [true]], [[true], [false], [true], [true], [true]]]> : tensor<3x5x1xi1>
    %v11 = stablehlo.or %v9, %v10 : tensor<3x5x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<3x5x1xi1>
    func.return
  }
}
