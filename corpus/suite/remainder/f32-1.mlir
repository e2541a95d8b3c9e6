// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-1.1754944e-38, -3.4028235e+38, 0.29797032], [-3.7168605, -1.1754944e-38, -1.4979625]], [[0.6762806, 0.26314512, 1.1754944e-38], [0.5, -0.28432587, 1.1754942e-38]]]> : tensor<2x2x3xf32>, dense<[[[6.975763, 1.1754944e-38, 0x7FC00000], [3.4046195, -2.7220142, 3.2388613]], [[0xFF800000, -1.3403052, 3.6957407], [0xFFC00000, 0xFFC00000, 0.3786289]]]> : tensor<2x2x3xf32>]'
// RUN: : @program
// stablehlo.remainder on f32, special values
//   S: rank 3+
//   E: f32
// legal 0 0: [-1.1754943508222875e-38,-0.0,"nan",-0.3122410774230957,-1.1754943508222875e-38,-1.497962474822998,0.6762806177139282,0.2631451189517975,1.1754943508222875e-38,"nan","nan",[0.0,1.1754942106924411e-38]]

module {
func.func @program(%arg0: tensor<2x2x3xf32>, %arg1: tensor<2x2x3xf32>) -> tensor<2x2x3xf32> {
  %0 = stablehlo.remainder %arg0, %arg1 : tensor<2x2x3xf32>
  return %0 : tensor<2x2x3xf32>
}

  func.func @main(%input0: tensor<2x2x3xf32>, %input1: tensor<2x2x3xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> (tensor<2x2x3xf32>)
    %v0 = stablehlo.convert %r : (tensor<2x2x3xf32>) -> tensor<2x2x3xf64>
    %v1 = stablehlo.constant dense<[[[-1.1754943508222875e-38, -0.0, 0xFFF0000000000000], [-0.3122410774230957, -1.1754943508222875e-38, -1.497962474822998]], [[0.6762806177139282, 0.2631451189517975, 1.1754943508222875e-38], [0xFFF0000000000000, 0xFFF0000000000000, 1.1754942106924411e-38]]]> : tensor<2x2x3xf64>
    %v2 = stablehlo.constant dense<[[[-1.1754943508222875e-38, -0.0, 0x7FF0000000000000], [-0.3122410774230957, -1.1754943508222875e-38, -1.497962474822998]], [[0.6762806177139282, 0.2631451189517975, 1.1754943508222875e-38], [0x7FF0000000000000, 0x7FF0000000000000, 0.0]]]> : tensor<2x2x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x2x3xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<2x2x3xf64>) -> tensor<2x2x3xi64>
    %v7 = stablehlo.constant dense<[[[-5183643171103440896, -9223372036854775808, 9221120237041090560], [-4624075581737140224, -5183643171103440896, -4613946994438701056]], [[4604266613821145088, 4598412020956528640, 4039728865751334912], [9221120237041090560, 9221120237041090560, 0]]]> : tensor<2x2x3xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<2x2x3xi64>, tensor<2x2x3xi64>) -> tensor<2x2x3xi1>
    %v9 = stablehlo.constant dense<[[[false, true, false], [false, false, false]], [[false, false, false], [false, false, false]]]> : tensor<2x2x3xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<2x2x3xi1>, tensor<2x2x3xi1>
    %v11 = stablehlo.constant dense<[[[false, false, true], [false, false, false]], [[false, false, false], [true, true, false]]]> : tensor<2x2x3xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<2x2x3xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<2x2x3xi1>
    check.expect_eq_const %v14, dense<true> : tensor<2x2x3xi1>
    func.return
  }
}
