func.func @main() {
  %a = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf32>
  %b = stablehlo.constant dense<[1.1, 2.9]> : tensor<2xf32>
  %0 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %0, dense<[true, false]> : tensor<2xi1>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[0x7FC00000, -0.0]> : tensor<2xf32>
  %b = stablehlo.constant dense<[0x7FC00000, 0.0]> : tensor<2xf32>
  %0 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %1 = stablehlo.compare NE, %a, %b, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %2 = stablehlo.compare LT, %b, %a, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %0, dense<[false, true]> : tensor<2xi1>
  check.expect_eq_const %1, dense<[true, false]> : tensor<2xi1>
  check.expect_eq_const %2, dense<false> : tensor<2xi1>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[255, 1]> : tensor<2xui8>
  %b = stablehlo.constant dense<[1, 255]> : tensor<2xui8>
  %0 = stablehlo.compare GT, %a, %b, UNSIGNED : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
  check.expect_eq_const %0, dense<[true, false]> : tensor<2xi1>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[0.0, -0.0, 0x7FC00000, 0xFFC00000, 0x7F800000, 1.0, 0x7FC00000]> : tensor<7xf32>
  %b = stablehlo.constant dense<[-0.0, 0.0, 0xFFC00000, 0x7F800000, 0x7FC00000, 2.0, 1.0]> : tensor<7xf32>
  %eq = stablehlo.compare EQ, %a, %b, WEAKORDER : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
  %gt = stablehlo.compare GT, %a, %b, WEAKORDER : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
  %le = stablehlo.compare LE, %a, %b, WEAKORDER : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
  check.expect_eq_const %eq, dense<[true, true, true, false, false, false, false]> : tensor<7xi1>
  check.expect_eq_const %gt, dense<[false, false, false, true, false, false, true]> : tensor<7xi1>
  check.expect_eq_const %le, dense<[true, true, true, false, true, true, false]> : tensor<7xi1>
  func.return
}
