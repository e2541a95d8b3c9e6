// RUN: stablehlo-translate --interpret %s --args='[dense<[[(4.0, -2.0), (4.0, 2.0)], [(5.0, 4.0), (-1.0, 0.0)]]> : tensor<2x2xcomplex<f64>>]'
// RUN: : @program
// stablehlo.triangular_solve on complex<f64>, exact values
//   B: rank 0
//   n: more
//   m: more
//   E: complex<f64>
//   left_side: true
//   lower: false
//   unit_diagonal: false
//   transpose_a: TRANSPOSE
// legal 0 0: [[1.9999999999999916,2.000000000000009],[-1.0000000000000075,-0.9999999999999926],[1.9999999999999916,2.000000000000009],[0.9999999999999926,1.0000000000000075],[-4.000000000000029,-3.9999999999999707],[-2.500000000000028,-2.4999999999999725],[-1.5432100134933942e-14,1.5321077832471427e-14],[-1.5000000000000175,-1.4999999999999827]]

module {
func.func @program(%arg0: tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>> {
  %0 = stablehlo.constant dense<[[(2.0, 0.0), (-1.0, -1.0)], [(0.0, 0.0), (-2.0, -0.0)]]> : tensor<2x2xcomplex<f64>>
  %1 = "stablehlo.triangular_solve"(%0, %arg0) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  return %1 : tensor<2x2xcomplex<f64>>
}

  func.func @main(%input0: tensor<2x2xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    %v1 = stablehlo.constant dense<[[2.000000000000009, 2.000000000000009], [-3.9999999999999707, 1.5321077832471427e-14]]> : tensor<2x2xf64>
    %v2 = stablehlo.constant dense<[[1.9999999999999916, 1.9999999999999916], [-4.000000000000029, -1.5432100134933942e-14]]> : tensor<2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x2xi1>
    %v6 = stablehlo.imag %r : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    %v7 = stablehlo.constant dense<[[-0.9999999999999926, 1.0000000000000075], [-2.4999999999999725, -1.4999999999999827]]> : tensor<2x2xf64>
    %v8 = stablehlo.constant dense<[[-1.0000000000000075, 0.9999999999999926], [-2.500000000000028, -1.5000000000000175]]> : tensor<2x2xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<2x2xi1>
    check.expect_eq_const %v11, dense<true> : tensor<2x2xi1>
    func.return
  }
}
