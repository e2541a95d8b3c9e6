// RUN: stablehlo-translate --interpret %s --args='[dense<[[[(-0.19055434454861284, 0.7389966044345784)]], [[(-0.17080712722904223, -1.6735748448836847)]], [[(1.5832155405765163, -0.446019766970974)]]]> : tensor<3x1x1xcomplex<f64>>, dense<[[[(-7.599570901805613, 2.663369436936389)]], [[(4.207020325632182, -2.9454406069240484)]], [[(1.5282706328405644, -0.17901931286703945)]]]> : tensor<3x1x1xcomplex<f64>>]'
// RUN: : @program
// stablehlo.triangular_solve on complex<f64>, envelope values
//   B: rank 1
//   n: 1
//   m: 1
//   E: complex<f64>
//   left_side: true
//   lower: true
//   unit_diagonal: false
//   transpose_a: ADJOINT
// legal 0 0: [[-0.8929698866105532,-0.892969886610483],[-10.513891601971759,-10.513891601971679],[-1.9957416286642111,-1.99574162866419],[-2.310104889045078,-2.3101048890450557],[0.8648054963256148,0.8648054963256211],[-0.3567042164124838,-0.3567042164124786]]

module {
func.func @program(%arg0: tensor<3x1x1xcomplex<f64>>, %arg1: tensor<3x1x1xcomplex<f64>>) -> tensor<3x1x1xcomplex<f64>> {
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x1x1xcomplex<f64>>, tensor<3x1x1xcomplex<f64>>) -> tensor<3x1x1xcomplex<f64>>
  return %0 : tensor<3x1x1xcomplex<f64>>
}

  func.func @main(%input0: tensor<3x1x1xcomplex<f64>>, %input1: tensor<3x1x1xcomplex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1x1xcomplex<f64>>, tensor<3x1x1xcomplex<f64>>) -> (tensor<3x1x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<3x1x1xcomplex<f64>>) -> tensor<3x1x1xf64>
    %v1 = stablehlo.constant dense<[[[-0.892969886610483]], [[-1.99574162866419]], [[0.8648054963256211]]]> : tensor<3x1x1xf64>
    %v2 = stablehlo.constant dense<[[[-0.8929698866105532]], [[-1.9957416286642111]], [[0.8648054963256148]]]> : tensor<3x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3x1x1xi1>
    %v6 = stablehlo.imag %r : (tensor<3x1x1xcomplex<f64>>) -> tensor<3x1x1xf64>
    %v7 = stablehlo.constant dense<[[[-10.513891601971679]], [[-2.3101048890450557]], [[-0.3567042164124786]]]> : tensor<3x1x1xf64>
    %v8 = stablehlo.constant dense<[[[-10.513891601971759]], [[-2.310104889045078]], [[-0.3567042164124838]]]> : tensor<3x1x1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<3x1x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<3x1x1xi1>
    func.return
  }
}
