// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[3.7460938, -6.097555e-05], [0.36743164, -0.7573242]]> : tensor<2x2xf16>]'
// RUN: : @program
// chlo.broadcast_atan2 on f16, special values
//   A: rank 3+
//   A: has 1
//   E: f16
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [[-1.2333984375,-1.23046875],null,[-1.5380859375,-1.53515625],[-1.681640625,-1.6787109375],[-0.06964111328125,-0.0694580078125],null,[-0.6181640625,-0.61669921875],[2.953125,2.958984375]]

module {
func.func @program(%arg0: tensor<2x2xf16>) -> tensor<2x2x2xf16> {
  %0 = stablehlo.constant dense<[[[-10.640625, -6.890625]], [[-0.26098633, 0.1427002]]]> : tensor<2x1x2xf16>
  %1 = chlo.broadcast_atan2 %0, %arg0 : (tensor<2x1x2xf16>, tensor<2x2xf16>) -> tensor<2x2x2xf16>
  return %1 : tensor<2x2x2xf16>
}

  func.func @main(%input0: tensor<2x2xf16>) {
    %r = func.call @program(%input0) : (tensor<2x2xf16>) -> (tensor<2x2x2xf16>)
    %v0 = stablehlo.convert %r : (tensor<2x2x2xf16>) -> tensor<2x2x2xf64>
    %v1 = stablehlo.constant dense<[[[-1.23046875, 0x7FF0000000000000], [-1.53515625, -1.6787109375]], [[-0.0694580078125, 0x7FF0000000000000], [-0.61669921875, 2.958984375]]]> : tensor<2x2x2xf64>
    %v2 = stablehlo.constant dense<[[[-1.2333984375, 0xFFF0000000000000], [-1.5380859375, -1.681640625]], [[-0.06964111328125, 0xFFF0000000000000], [-0.6181640625, 2.953125]]]> : tensor<2x2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x2x2xi1>
    %v6 = stablehlo.constant dense<[[[false, true], [false, false]], [[false, true], [false, false]]]> : tensor<2x2x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x2x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x2x2xi1>
    %v10 = stablehlo.constant dense<[[[false, true], [false, false]], [[false, true], [false, false]]]> : tensor<2x2x2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x2x2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x2x2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x2x2xi1>
    %v15 = stablehlo.constant dense<[[[false, true], [false, false]], [[false, true], [false, false]]]> : tensor<2x2x2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x2x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2x2x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2x2x2xi1>
    %v20 = stablehlo.constant dense<[[[false, true], [false, false]], [[false, true], [false, false]]]> : tensor<2x2x2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<2x2x2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<2x2x2xi1>
    func.return
  }
}
