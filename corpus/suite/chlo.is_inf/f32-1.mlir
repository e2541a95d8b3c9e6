// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[0.8839713, 0.38413325, -1.9992023], [-1.1754942e-38, 0xFF800000, -3.6366215]], [[0.0, 4.0614815, 1.0], [-1.1754942e-38, -1.0e-45, -0.0]], [[0.5, 3.4028235e+38, -3.6823428], [5.9588375, -0.9663177, 1.1754944e-38]]]> : tensor<3x2x3xf32>]'
// RUN: : @program
// chlo.is_inf on f32, special values
//   S: rank 3+
//   E: f32
// legal 0 0: [false,false,false,[false,true],true,false,false,false,false,[false,true],[false,true],false,false,false,false,false,false,false]

module {
func.func @program(%arg0: tensor<3x2x3xf32>) -> tensor<3x2x3xi1> {
  %0 = chlo.is_inf %arg0 : tensor<3x2x3xf32> -> tensor<3x2x3xi1>
  return %0 : tensor<3x2x3xi1>
}

  func.func @main(%input0: tensor<3x2x3xf32>) {
    %r = func.call @program(%input0) : (tensor<3x2x3xf32>) -> (tensor<3x2x3xi1>)
    %v0 = stablehlo.constant dense<[[[false, false, false], [true, true, false]], [[false, false, false], [true, true, false]], [[false, false, false], [false, false, false]]]> : tensor<3x2x3xi1>
    %v1 = stablehlo.constant dense<[[[false, false, false], [false, true, false]], [[false, false, false], [false, false, false]], [[false, false, false], [false, false, false]]]> : tensor<3x2x3xi1>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<3x2x3xi1>, tensor<3x2x3xi1>) -> tensor<3x2x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<3x2x3xi1>, tensor<3x2x3xi1>) -> tensor<3x2x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x2x3xi1>
    check.expect_eq_const %v4, dense<true> : tensor<3x2x3xi1>
    func.return
  }
}
