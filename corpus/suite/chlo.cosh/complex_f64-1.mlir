// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[(-0.75, 1.75)], [(2.0, 2.0)]]> : tensor<2x1xcomplex<f64>>]'
// RUN: : @program
// chlo.cosh on complex<f64>, exact values
//   S: rank 2
//   S: has 1
//   E: complex<f64>
// legal 0 0: [[-0.2307721888089839,-0.23077218880896824],[-0.8091481081041636,-0.8091481081041544],[-1.5656258353157757,-1.565625835315711],[3.2978948363112046,3.2978948363112686]]

module {
func.func @program(%arg0: tensor<2x1xcomplex<f64>>) -> tensor<2x1xcomplex<f64>> {
  %0 = chlo.cosh %arg0 : tensor<2x1xcomplex<f64>> -> tensor<2x1xcomplex<f64>>
  return %0 : tensor<2x1xcomplex<f64>>
}

  func.func @main(%input0: tensor<2x1xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<2x1xcomplex<f64>>) -> (tensor<2x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
    %v1 = stablehlo.constant dense<[[-0.23077218880896824], [-1.565625835315711]]> : tensor<2x1xf64>
    %v2 = stablehlo.constant dense<[[-0.2307721888089839], [-1.5656258353157757]]> : tensor<2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x1xi1>
    %v6 = stablehlo.imag %r : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
    %v7 = stablehlo.constant dense<[[-0.8091481081041544], [3.2978948363112686]]> : tensor<2x1xf64>
    %v8 = stablehlo.constant dense<[[-0.8091481081041636], [3.2978948363112046]]> : tensor<2x1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<2x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<2x1xi1>
    func.return
  }
}
