// RUN: stablehlo-translate --interpret %s --args='[dense<[[(-1.0, 5.0e-324)], [(-7.9244770942046205, -0.8583663315597161)], [(2.3503617335920395, -1.8950190607503845)], [(-0.6669694110923652, -1.0474399144826212)]]> : tensor<4x1xcomplex<f64>>, dense<[(-0.28784366630361163, 6.6625590222900195)]> : tensor<1xcomplex<f64>>]'
// RUN: : @program
// custom_call.ProductOfElementaryHouseholderReflectors on complex<f64>, special values
//   B: rank 0
//   m: more
//   n: low + 1
//   k: low + 1
//   k: high
//   E: complex<f64>
// legal 0 0: [[1.2878436663035553,1.287843666303668],[-6.662559022290076,-6.662559022289963],[-7.999926887098457,-7.999926887097586],[52.55022104901541,52.55022104901631],[-11.949139602077402,-11.949139602076976],[-16.204893007950687,-16.204893007950258],[-7.170613173144147,-7.170613173143975],[4.142224122247393,4.1422241222475655]]

module {
func.func @program(%arg0: tensor<4x1xcomplex<f64>>, %arg1: tensor<1xcomplex<f64>>) -> tensor<4x1xcomplex<f64>> {
  %0 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%arg0, %arg1) : (tensor<4x1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
  return %0 : tensor<4x1xcomplex<f64>>
}

  func.func @main(%input0: tensor<4x1xcomplex<f64>>, %input1: tensor<1xcomplex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> (tensor<4x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
    %v1 = stablehlo.constant dense<[[1.287843666303668], [-7.999926887097586], [-11.949139602076976], [-7.170613173143975]]> : tensor<4x1xf64>
    %v2 = stablehlo.constant dense<[[1.2878436663035553], [-7.999926887098457], [-11.949139602077402], [-7.170613173144147]]> : tensor<4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4x1xi1>
    %v6 = stablehlo.imag %r : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
    %v7 = stablehlo.constant dense<[[-6.662559022289963], [52.55022104901631], [-16.204893007950258], [4.1422241222475655]]> : tensor<4x1xf64>
    %v8 = stablehlo.constant dense<[[-6.662559022290076], [52.55022104901541], [-16.204893007950687], [4.142224122247393]]> : tensor<4x1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<4x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<4x1xi1>
    func.return
  }
}
