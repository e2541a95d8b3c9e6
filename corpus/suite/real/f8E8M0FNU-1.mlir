// RUN: stablehlo-translate --interpret %s --args='[dense<[0.25, 1.7014118e+38, 0xFF]> : tensor<3xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.real on f8E8M0FNU, special values
//   S: rank 1
//   E: f8E8M0FNU
// legal 0 0: [0.25,1.7014118346046923e+38,"nan"]

module {
func.func @program(%arg0: tensor<3xf8E8M0FNU>) -> tensor<3xf8E8M0FNU> {
  %0 = stablehlo.real %arg0 : tensor<3xf8E8M0FNU>
  return %0 : tensor<3xf8E8M0FNU>
}

  func.func @main(%input0: tensor<3xf8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<3xf8E8M0FNU>) -> (tensor<3xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E8M0FNU>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[0.25, 1.7014118346046923e+38, 0xFFF0000000000000]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[0.25, 1.7014118346046923e+38, 0x7FF0000000000000]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    %v6 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3xi1>
    func.return
  }
}
