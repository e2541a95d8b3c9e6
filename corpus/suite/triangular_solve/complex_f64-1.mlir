// RUN: stablehlo-translate --interpret %s --args='[dense<[[(1.0617337925518568, 1.0)], [(0.27198876895279817, 2.225073858507201e-308)], [(-0.4611144371359996, -0.32953317899924456)]]> : tensor<3x1xcomplex<f64>>]'
// RUN: : @program
// stablehlo.triangular_solve on complex<f64>, special values
//   B: rank 0
//   n: more
//   m: 1
//   E: complex<f64>
//   left_side: true
//   lower: true
//   unit_diagonal: false
//   transpose_a: ADJOINT
// legal 0 0: [[-0.6214928830490674,-0.621492883049061],[-0.6033285708841685,-0.603328570884162],[0.1360315520633605,0.13603155206336145],[-3.3756034663888017e-16,3.3756034663888017e-16],[0.2992624374780686,0.29926243747807124],[0.21386643842627012,0.21386643842627265]]

module {
func.func @program(%arg0: tensor<3x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>> {
  %0 = stablehlo.constant dense<[[(-1.7406048774719238, -0.0), (-0.9066638946533203, -0.3298511505126953), (0.0, 0.0)], [(-0.14731693267822266, 0.36871337890625), (1.9994535446166992, 0.0), (-0.9138898849487305, -0.5137205123901367)], [(0.0, 0.0), (0.0, 0.0), (-1.5408363342285156, -0.0)]]> : tensor<3x3xcomplex<f64>>
  %1 = "stablehlo.triangular_solve"(%0, %arg0) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
  return %1 : tensor<3x1xcomplex<f64>>
}

  func.func @main(%input0: tensor<3x1xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<3x1xcomplex<f64>>) -> (tensor<3x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
    %v1 = stablehlo.constant dense<[[-0.621492883049061], [0.13603155206336145], [0.29926243747807124]]> : tensor<3x1xf64>
    %v2 = stablehlo.constant dense<[[-0.6214928830490674], [0.1360315520633605], [0.2992624374780686]]> : tensor<3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3x1xi1>
    %v6 = stablehlo.imag %r : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
    %v7 = stablehlo.constant dense<[[-0.603328570884162], [3.3756034663888017e-16], [0.21386643842627265]]> : tensor<3x1xf64>
    %v8 = stablehlo.constant dense<[[-0.6033285708841685], [-3.3756034663888017e-16], [0.21386643842627012]]> : tensor<3x1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<3x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<3x1xi1>
    func.return
  }
}
