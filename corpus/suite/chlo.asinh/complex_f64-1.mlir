// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[(-1.5, 3.5), (3.0, -3.5), (2.5, 2.5), (-3.0, 1.0)]> : tensor<4xcomplex<f64>>]'
// RUN: : @program
// chlo.asinh on complex<f64>, exact values
//   S: rank 1
//   E: complex<f64>
// legal 0 0: [[-2.0183663608257287,-2.0183663608256923],[1.152962978759229,1.1529629787592641],[2.2197264921328665,2.2197264921345945],[-0.8504859536247596,-0.8504859536229871],[1.9566101076210496,1.9566101076221007],[0.7654247497359913,0.7654247497370515],[-1.864161544157894,-1.864161544157871],[0.3076036495307012,0.30760364953072133]]

module {
func.func @program(%arg0: tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>> {
  %0 = chlo.asinh %arg0 : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
  return %0 : tensor<4xcomplex<f64>>
}

  func.func @main(%input0: tensor<4xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %v1 = stablehlo.constant dense<[-2.0183663608256923, 2.2197264921345945, 1.9566101076221007, -1.864161544157871]> : tensor<4xf64>
    %v2 = stablehlo.constant dense<[-2.0183663608257287, 2.2197264921328665, 1.9566101076210496, -1.864161544157894]> : tensor<4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4xi1>
    %v6 = stablehlo.imag %r : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %v7 = stablehlo.constant dense<[1.1529629787592641, -0.8504859536229871, 0.7654247497370515, 0.30760364953072133]> : tensor<4xf64>
    %v8 = stablehlo.constant dense<[1.152962978759229, -0.8504859536247596, 0.7654247497359913, 0.3076036495307012]> : tensor<4xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<4xi1>
    check.expect_eq_const %v11, dense<true> : tensor<4xi1>
    func.return
  }
}
