// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-0.8459132]], [[0.43408442]], [[13.6914]]]> : tensor<3x1x1xf32>]'
// RUN: : @program
// stablehlo.fft on f32, envelope values
//   fft_type: RFFT
//   B: rank 0
//   K: high
//   L: 1
//   L: more
//   R: f32
// legal 0 0: [[13.279512405395508,13.279629707336426],[-5.711135236197151e-05,5.711135236197151e-05],[-7.908714771270752,-7.908596038818359],[11.481111526489258,11.481230735778809],[-7.908714771270752,-7.908596038818359],[-11.481230735778809,-11.481111526489258]]

module {
func.func @program(%arg0: tensor<3x1x1xf32>) -> tensor<3x1x1xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = RFFT, length = [3, 1, 1] : (tensor<3x1x1xf32>) -> tensor<3x1x1xcomplex<f32>>
  return %0 : tensor<3x1x1xcomplex<f32>>
}

  func.func @main(%input0: tensor<3x1x1xf32>) {
    %r = func.call @program(%input0) : (tensor<3x1x1xf32>) -> (tensor<3x1x1xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<3x1x1xcomplex<f32>>) -> tensor<3x1x1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<3x1x1xf32>) -> tensor<3x1x1xf64>
    %v2 = stablehlo.constant dense<[[[13.279629707336426]], [[-7.908596038818359]], [[-7.908596038818359]]]> : tensor<3x1x1xf64>
    %v3 = stablehlo.constant dense<[[[13.279512405395508]], [[-7.908714771270752]], [[-7.908714771270752]]]> : tensor<3x1x1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<3x1x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3x1x1xi1>
    %v7 = stablehlo.imag %r : (tensor<3x1x1xcomplex<f32>>) -> tensor<3x1x1xf32>
    %v8 = stablehlo.convert %v7 : (tensor<3x1x1xf32>) -> tensor<3x1x1xf64>
    %v9 = stablehlo.constant dense<[[[5.711135236197151e-05]], [[11.481230735778809]], [[-11.481111526489258]]]> : tensor<3x1x1xf64>
    %v10 = stablehlo.constant dense<[[[-5.711135236197151e-05]], [[11.481111526489258]], [[-11.481230735778809]]]> : tensor<3x1x1xf64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xi1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xi1>
    %v13 = stablehlo.and %v11, %v12 : tensor<3x1x1xi1>
    check.expect_eq_const %v13, dense<true> : tensor<3x1x1xi1>
    func.return
  }
}
