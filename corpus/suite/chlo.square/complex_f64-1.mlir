// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[(-4.477485939607346e+42, -2.5720195965351935e-57)], [(2.521497705363763e+46, 3.815646237073262e-41)]]]> : tensor<1x2x1xcomplex<f64>>]'
// RUN: : @program
// chlo.square on complex<f64>, special values
//   S: rank 3+
//   S: has 1
//   E: complex<f64>
// legal 0 0: [[2.004788033938147e+85,2.0047880339381485e+85],[-6.677285504313394e+69,6.677285504313394e+69],[6.357950678154719e+92,6.357950678154723e+92],[-2.11762296969555e+77,2.11762296969555e+77]]

module {
func.func @program(%arg0: tensor<1x2x1xcomplex<f64>>) -> tensor<1x2x1xcomplex<f64>> {
  %0 = chlo.square %arg0 : tensor<1x2x1xcomplex<f64>> -> tensor<1x2x1xcomplex<f64>>
  return %0 : tensor<1x2x1xcomplex<f64>>
}

  func.func @main(%input0: tensor<1x2x1xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<1x2x1xcomplex<f64>>) -> (tensor<1x2x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1x2x1xcomplex<f64>>) -> tensor<1x2x1xf64>
    %v1 = stablehlo.constant dense<[[[2.0047880339381485e+85], [6.357950678154723e+92]]]> : tensor<1x2x1xf64>
    %v2 = stablehlo.constant dense<[[[2.004788033938147e+85], [6.357950678154719e+92]]]> : tensor<1x2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2x1xf64>, tensor<1x2x1xf64>) -> tensor<1x2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2x1xf64>, tensor<1x2x1xf64>) -> tensor<1x2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x2x1xi1>
    %v6 = stablehlo.imag %r : (tensor<1x2x1xcomplex<f64>>) -> tensor<1x2x1xf64>
    %v7 = stablehlo.constant dense<[[[6.677285504313394e+69], [2.11762296969555e+77]]]> : tensor<1x2x1xf64>
    %v8 = stablehlo.constant dense<[[[-6.677285504313394e+69], [-2.11762296969555e+77]]]> : tensor<1x2x1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<1x2x1xf64>, tensor<1x2x1xf64>) -> tensor<1x2x1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<1x2x1xf64>, tensor<1x2x1xf64>) -> tensor<1x2x1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1x2x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1x2x1xi1>
    func.return
  }
}
