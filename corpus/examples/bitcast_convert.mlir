func.func @main() {
  %a = stablehlo.constant dense<0x0123456789ABCDEF> : tensor<f64>
  %0 = stablehlo.bitcast_convert %a : (tensor<f64>) -> tensor<4xf16>
  %1 = stablehlo.bitcast_convert %0 : (tensor<4xf16>) -> tensor<4xui16>
  check.expect_eq_const %1, dense<[52719, 35243, 17767, 291]> : tensor<4xui16>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[-1, 1]> : tensor<2xi8>
  %0 = stablehlo.bitcast_convert %a : (tensor<2xi8>) -> tensor<2xui8>
  check.expect_eq_const %0, dense<[255, 1]> : tensor<2xui8>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[[2, 1]]> : tensor<1x2xui8>
  %0 = stablehlo.bitcast_convert %a : (tensor<1x2xui8>) -> tensor<1xui16>
  check.expect_eq_const %0, dense<[258]> : tensor<1xui16>
  func.return
}
