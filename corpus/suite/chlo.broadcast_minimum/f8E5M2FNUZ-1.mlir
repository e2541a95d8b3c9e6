// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-2.5, -0.625], [-7.0, 0x80], [1.0, 6.0], [0x80, 4.0]]]> : tensor<1x4x2xf8E5M2FNUZ>, dense<[57344.0, 1.0]> : tensor<2xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.broadcast_minimum on f8E5M2FNUZ, special values
//   A: rank 3+
//   A: has 1
//   m: low + 1
//   E: f8E5M2FNUZ
//   broadcast_dimensions: absent
//   B: alternative 1 (otherwise)
// legal 0 0: [-2.5,-0.625,-7.0,"nan",1.0,1.0,"nan",1.0]

module {
func.func @program(%arg0: tensor<1x4x2xf8E5M2FNUZ>, %arg1: tensor<2xf8E5M2FNUZ>) -> tensor<1x4x2xf8E5M2FNUZ> {
  %0 = chlo.broadcast_minimum %arg0, %arg1 : (tensor<1x4x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> tensor<1x4x2xf8E5M2FNUZ>
  return %0 : tensor<1x4x2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<1x4x2xf8E5M2FNUZ>, %input1: tensor<2xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x4x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> (tensor<1x4x2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x4x2xf8E5M2FNUZ>) -> tensor<1x4x2xf64>
    %v1 = stablehlo.constant dense<[[[-2.5, -0.625], [-7.0, 0xFFF0000000000000], [1.0, 1.0], [0xFFF0000000000000, 1.0]]]> : tensor<1x4x2xf64>
    %v2 = stablehlo.constant dense<[[[-2.5, -0.625], [-7.0, 0x7FF0000000000000], [1.0, 1.0], [0x7FF0000000000000, 1.0]]]> : tensor<1x4x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x4x2xi1>
    %v6 = stablehlo.constant dense<[[[false, false], [false, true], [false, false], [true, false]]]> : tensor<1x4x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x4x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x4x2xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1x4x2xi1>
    func.return
  }
}
