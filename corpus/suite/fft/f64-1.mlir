// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.fft on f64, special values
//   fft_type: RFFT
//   B: rank 1
//   K: low
//   L: more
//   R: f64
// legal 0 0: [[-1.0633825372657652e-45,-1.0633825372657487e-45],[-7.55578737188328e-60,7.55578737188328e-60],[5.316912686328703e-46,5.316912686328867e-46],[9.209162912128902e-46,9.209162912129067e-46],null,null,null,null,[1.6777190679123118e+61,1.677719067912338e+61],[-1.1920910963513093e+47,1.1920910963513093e+47],[-8.388595339561756e+60,-8.388595339561503e+60],[1.4529473332256095e+61,1.452947333225637e+61],[-4.323651962965942e+135,-4.3236519629658746e+135],[-3.072139494240325e+121,3.072139494240325e+121],[2.1618259814829208e+135,2.1618259814829873e+135],[-3.7443924370509664e+135,-3.7443924370509e+135]]

module {
func.func @program() -> tensor<4x2xcomplex<f64>> {
  %0 = stablehlo.constant dense<[[-1.4078200129072822e-209, -1.0633825372657569e-45, 2.373414425941884e-178], [1.7976931348623157e+308, 4.031386453453116e-115, -6.093751860276114e-63], [-26668777828.286327, 4.070576695879012e-24, 1.677719067912325e+61], [-2.3771522567423662e-261, 1.9796362866426041e-53, -4.323651962965908e+135]]> : tensor<4x3xf64>
  %1 = stablehlo.fft %0, type = RFFT, length = [3] : (tensor<4x3xf64>) -> tensor<4x2xcomplex<f64>>
  return %1 : tensor<4x2xcomplex<f64>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4x2xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<4x2xcomplex<f64>>) -> tensor<4x2xf64>
    %v1 = stablehlo.constant dense<[[-1.0633825372657487e-45, 5.316912686328867e-46], [0x7FF0000000000000, 0x7FF0000000000000], [1.677719067912338e+61, -8.388595339561503e+60], [-4.3236519629658746e+135, 2.1618259814829873e+135]]> : tensor<4x2xf64>
    %v2 = stablehlo.constant dense<[[-1.0633825372657652e-45, 5.316912686328703e-46], [0xFFF0000000000000, 0xFFF0000000000000], [1.6777190679123118e+61, -8.388595339561756e+60], [-4.323651962965942e+135, 2.1618259814829208e+135]]> : tensor<4x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x2xi1>
    %v6 = stablehlo.constant dense<[[false, false], [true, true], [false, false], [false, false]]> : tensor<4x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x2xi1>
    %v10 = stablehlo.constant dense<[[false, false], [true, true], [false, false], [false, false]]> : tensor<4x2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<4x2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<4x2xi1>
    %v15 = stablehlo.constant dense<[[false, false], [true, true], [false, false], [false, false]]> : tensor<4x2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<4x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<4x2xi1>
    %v20 = stablehlo.constant dense<[[false, false], [true, true], [false, false], [false, false]]> : tensor<4x2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<4x2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<4x2xi1>
    %v22 = stablehlo.imag %r : (tensor<4x2xcomplex<f64>>) -> tensor<4x2xf64>
    %v23 = stablehlo.constant dense<[[7.55578737188328e-60, 9.209162912129067e-46], [0x7FF0000000000000, 0x7FF0000000000000], [1.1920910963513093e+47, 1.452947333225637e+61], [3.072139494240325e+121, -3.7443924370509e+135]]> : tensor<4x2xf64>
    %v24 = stablehlo.constant dense<[[-7.55578737188328e-60, 9.209162912128902e-46], [0xFFF0000000000000, 0xFFF0000000000000], [-1.1920910963513093e+47, 1.4529473332256095e+61], [-3.072139494240325e+121, -3.7443924370509664e+135]]> : tensor<4x2xf64>
    %v25 = stablehlo.compare GE, %v22, %v24, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v26 = stablehlo.compare LE, %v22, %v23, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v27 = stablehlo.and %v25, %v26 : tensor<4x2xi1>
    %v28 = stablehlo.constant dense<[[false, false], [true, true], [false, false], [false, false]]> : tensor<4x2xi1>
    %v29 = stablehlo.compare NE, %v22, %v22, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v30 = stablehlo.and %v29, %v28 : tensor<4x2xi1>
    %v31 = stablehlo.or %v27, %v30 : tensor<4x2xi1>
    %v32 = stablehlo.constant dense<[[false, false], [true, true], [false, false], [false, false]]> : tensor<4x2xi1>
    %v33 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x2xf64>
    %v34 = stablehlo.compare EQ, %v22, %v33, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v35 = stablehlo.and %v34, %v32 : tensor<4x2xi1>
    %v36 = stablehlo.or %v31, %v35 : tensor<4x2xi1>
    %v37 = stablehlo.constant dense<[[false, false], [true, true], [false, false], [false, false]]> : tensor<4x2xi1>
    %v38 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x2xf64>
    %v39 = stablehlo.compare EQ, %v22, %v38, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v40 = stablehlo.and %v39, %v37 : tensor<4x2xi1>
    %v41 = stablehlo.or %v36, %v40 : tensor<4x2xi1>
    %v42 = stablehlo.constant dense<[[false, false], [true, true], [false, false], [false, false]]> : tensor<4x2xi1>
    %v43 = stablehlo.or %v41, %v42 : tensor<4x2xi1>
    check.expect_eq_const %v43, dense<true> : tensor<4x2xi1>
    func.return
  }
}
