// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<(3.1958287, 6.548776)> : tensor<complex<f32>>, dense<[[(-1.1754944e-38, 0.42014888)]]> : tensor<1x1xcomplex<f32>>]'
// RUN: : @program
// chlo.broadcast_divide on complex<f32>, special values
//   A: rank 0
//   E: complex<f32>
//   broadcast_dimensions: absent
//   B: 1
// legal 0 0: [[15.586773872375488,15.586824417114258],[-7.606441497802734,-7.60639762878418]]

module {
func.func @program(%arg0: tensor<complex<f32>>, %arg1: tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>> {
  %0 = chlo.broadcast_divide %arg0, %arg1 : (tensor<complex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  return %0 : tensor<1x1xcomplex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>, %input1: tensor<1x1xcomplex<f32>>) {
    %r = func.call @program(%input0, %input1) : (tensor<complex<f32>>, tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1x1xf32>) -> tensor<1x1xf64>
    %v2 = stablehlo.constant dense<15.586824417114258> : tensor<1x1xf64>
    %v3 = stablehlo.constant dense<15.586773872375488> : tensor<1x1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<1x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1x1xi1>
    %v7 = stablehlo.imag %r : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
    %v8 = stablehlo.convert %v7 : (tensor<1x1xf32>) -> tensor<1x1xf64>
    %v9 = stablehlo.constant dense<-7.60639762878418> : tensor<1x1xf64>
    %v10 = stablehlo.constant dense<-7.606441497802734> : tensor<1x1xf64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v13 = stablehlo.and %v11, %v12 : tensor<1x1xi1>
    check.expect_eq_const %v13, dense<true> : tensor<1x1xi1>
    func.return
  }
}
