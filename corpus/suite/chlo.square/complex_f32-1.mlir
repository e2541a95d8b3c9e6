// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[(-1.03895245e-05, -1.3467876e-07)], [(803391.3, 247016.08)]]]> : tensor<1x2x1xcomplex<f32>>]'
// RUN: : @program
// chlo.square on complex<f32>, special values
//   S: rank 3+
//   S: has 1
//   E: complex<f32>
// legal 0 0: [[1.0792406551773936e-10,1.0792409327331498e-10],[2.798476728127497e-12,2.7985161930865754e-12],[584420491264.0,584420884480.0],[396900958208.0,396901351424.0]]

module {
func.func @program(%arg0: tensor<1x2x1xcomplex<f32>>) -> tensor<1x2x1xcomplex<f32>> {
  %0 = chlo.square %arg0 : tensor<1x2x1xcomplex<f32>> -> tensor<1x2x1xcomplex<f32>>
  return %0 : tensor<1x2x1xcomplex<f32>>
}

  func.func @main(%input0: tensor<1x2x1xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<1x2x1xcomplex<f32>>) -> (tensor<1x2x1xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2x1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1x2x1xf32>) -> tensor<1x2x1xf64>
    %v2 = stablehlo.constant dense<[[[1.0792409327331498e-10], [584420884480.0]]]> : tensor<1x2x1xf64>
    %v3 = stablehlo.constant dense<[[[1.0792406551773936e-10], [584420491264.0]]]> : tensor<1x2x1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<1x2x1xf64>, tensor<1x2x1xf64>) -> tensor<1x2x1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<1x2x1xf64>, tensor<1x2x1xf64>) -> tensor<1x2x1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<1x2x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1x2x1xi1>
    %v7 = stablehlo.imag %r : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2x1xf32>
    %v8 = stablehlo.convert %v7 : (tensor<1x2x1xf32>) -> tensor<1x2x1xf64>
    %v9 = stablehlo.constant dense<[[[2.7985161930865754e-12], [396901351424.0]]]> : tensor<1x2x1xf64>
    %v10 = stablehlo.constant dense<[[[2.798476728127497e-12], [396900958208.0]]]> : tensor<1x2x1xf64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<1x2x1xf64>, tensor<1x2x1xf64>) -> tensor<1x2x1xi1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<1x2x1xf64>, tensor<1x2x1xf64>) -> tensor<1x2x1xi1>
    %v13 = stablehlo.and %v11, %v12 : tensor<1x2x1xi1>
    check.expect_eq_const %v13, dense<true> : tensor<1x2x1xi1>
    func.return
  }
}
