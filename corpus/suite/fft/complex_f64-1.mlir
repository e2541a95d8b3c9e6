// RUN: stablehlo-translate --interpret %s --args='[dense<[[(4.311132633973682, -4.602568858860445)], [(-2.2250738585072014e-308, 7.643409890504168)]]> : tensor<2x1xcomplex<f64>>]'
// RUN: : @program
// stablehlo.fft on complex<f64>, special values
//   fft_type: IFFT
//   B: rank 0
//   K: low + 1
//   L: 1
//   L: more
//   R: f64
// legal 0 0: [[2.1555663169867887,2.1555663169868935],[1.5204205158218094,1.5204205158219142],[2.1555663169867842,2.1555663169868993],[-6.122989374682372,-6.122989374682242]]

module {
func.func @program(%arg0: tensor<2x1xcomplex<f64>>) -> tensor<2x1xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = IFFT, length = [2, 1] : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
  return %0 : tensor<2x1xcomplex<f64>>
}

  func.func @main(%input0: tensor<2x1xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<2x1xcomplex<f64>>) -> (tensor<2x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
    %v1 = stablehlo.constant dense<[[2.1555663169868935], [2.1555663169868993]]> : tensor<2x1xf64>
    %v2 = stablehlo.constant dense<[[2.1555663169867887], [2.1555663169867842]]> : tensor<2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x1xi1>
    %v6 = stablehlo.imag %r : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
    %v7 = stablehlo.constant dense<[[1.5204205158219142], [-6.122989374682242]]> : tensor<2x1xf64>
    %v8 = stablehlo.constant dense<[[1.5204205158218094], [-6.122989374682372]]> : tensor<2x1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<2x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<2x1xi1>
    func.return
  }
}
