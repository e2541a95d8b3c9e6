// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[3.1127856, -1.0, 3.4028235e+38, -1.0], [-3.4028235e+38, -0.86978924, 0.0, -1.128826], [-0.0, -0.68057233, 0xFF800000, 2.5156987]]> : tensor<3x4xf32>, dense<[[1.1754944e-38, -0.35211962, -0.57767844, -3.4028235e+38]]> : tensor<1x4xf32>]'
// RUN: : @program
// chlo.broadcast_power on f32, special values
//   A: rank 2
//   E: f32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [[0.9999980926513672,1.0000019073486328],"nan",[5.507902570900006e-23,5.507922134650455e-23],[0.9999980926513672,1.0000019073486328],"nan","nan","inf",0.0,0.0,"nan",0.0,0.0]

module {
func.func @program(%arg0: tensor<3x4xf32>, %arg1: tensor<1x4xf32>) -> tensor<3x4xf32> {
  %0 = chlo.broadcast_power %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

  func.func @main(%input0: tensor<3x4xf32>, %input1: tensor<1x4xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x4xf32>, tensor<1x4xf32>) -> (tensor<3x4xf32>)
    %v0 = stablehlo.convert %r : (tensor<3x4xf32>) -> tensor<3x4xf64>
    %v1 = stablehlo.constant dense<[[1.0000019073486328, 0xFFF0000000000000, 5.507922134650455e-23, 1.0000019073486328], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0.0], [0.0, 0xFFF0000000000000, 0.0, 0.0]]> : tensor<3x4xf64>
    %v2 = stablehlo.constant dense<[[0.9999980926513672, 0x7FF0000000000000, 5.507902570900006e-23, 0.9999980926513672], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0.0], [0.0, 0x7FF0000000000000, 0.0, 0.0]]> : tensor<3x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x4xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<3x4xf64>) -> tensor<3x4xi64>
    %v7 = stablehlo.constant dense<[[4607182401620148224, 9221120237041090560, 4274098052056219648, 4607182401620148224], [9221120237041090560, 9221120237041090560, 9218868437227405312, 0], [0, 9221120237041090560, 0, 0]]> : tensor<3x4xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %v9 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, true], [true, false, true, true]]> : tensor<3x4xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<3x4xi1>, tensor<3x4xi1>
    %v11 = stablehlo.constant dense<[[false, true, false, false], [true, true, false, false], [false, true, false, false]]> : tensor<3x4xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<3x4xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<3x4xi1>
    %v15 = stablehlo.constant dense<[[false, false, false, false], [false, false, true, false], [false, false, false, false]]> : tensor<3x4xi1>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x4xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x4xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x4xi1>
    check.expect_eq_const %v19, dense<true> : tensor<3x4xi1>
    func.return
  }
}
