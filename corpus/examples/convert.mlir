func.func @main() {
  %a = stablehlo.constant dense<[-1, 0, 1]> : tensor<3xi64>
  %0 = stablehlo.convert %a : (tensor<3xi64>) -> tensor<3xcomplex<f64>>
  check.expect_eq_const %0, dense<[(-1.0, 0.0), (0.0, 0.0), (1.0, 0.0)]> : tensor<3xcomplex<f64>>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[-2.9, 0.0, 2.9, 100.5]> : tensor<4xf32>
  %0 = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xi32>
  check.expect_eq_const %0, dense<[-2, 0, 2, 100]> : tensor<4xi32>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[-0.5, 0.0, 0x7FC00000]> : tensor<3xf32>
  %0 = stablehlo.convert %a : (tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %0, dense<[true, false, true]> : tensor<3xi1>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[1.00390625, 1.01171875, 3.0]> : tensor<3xf32>
  %0 = stablehlo.convert %a : (tensor<3xf32>) -> tensor<3xbf16>
  check.expect_eq_const %0, dense<[1.0, 1.015625, 3.0]> : tensor<3xbf16>
  func.return
}
