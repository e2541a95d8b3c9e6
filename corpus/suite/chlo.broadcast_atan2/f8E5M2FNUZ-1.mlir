// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-0.625, -1.75, 0.1875, 8.0]> : tensor<4xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.broadcast_atan2 on f8E5M2FNUZ, special values
//   A: rank 3+
//   A: has 1
//   m: low + 1
//   E: f8E5M2FNUZ
//   broadcast_dimensions: absent
//   B: alternative 1 (otherwise)
// legal 0 0: [2.5,2.5,-1.5,0.03125,-2.0,-1.5,1.5,[-0.0,7.62939453125e-06],[-2.5,-2.0],3.0,1.25,-0.3125]

module {
func.func @program(%arg0: tensor<4xf8E5M2FNUZ>) -> tensor<3x1x4xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[[[0.375, 1.75, -3.5, 0.25]], [[-1.25, -57344.0, 3.5, 3.0517578e-05]], [[-0.75, 0.25, 0.4375, -2.5]]]> : tensor<3x1x4xf8E5M2FNUZ>
  %1 = chlo.broadcast_atan2 %0, %arg0 : (tensor<3x1x4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<3x1x4xf8E5M2FNUZ>
  return %1 : tensor<3x1x4xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<4xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<4xf8E5M2FNUZ>) -> (tensor<3x1x4xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x1x4xf8E5M2FNUZ>) -> tensor<3x1x4xf64>
    %v1 = stablehlo.constant dense<[[[2.5, 2.5, -1.5, 0.03125]], [[-2.0, -1.5, 1.5, 7.62939453125e-06]], [[-2.0, 3.0, 1.25, -0.3125]]]> : tensor<3x1x4xf64>
    %v2 = stablehlo.constant dense<[[[2.5, 2.5, -1.5, 0.03125]], [[-2.0, -1.5, 1.5, -0.0]], [[-2.5, 3.0, 1.25, -0.3125]]]> : tensor<3x1x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1x4xf64>, tensor<3x1x4xf64>) -> tensor<3x1x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1x4xf64>, tensor<3x1x4xf64>) -> tensor<3x1x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1x4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3x1x4xi1>
    func.return
  }
}
