// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.5, 0.5, 5.877472e-39, 2.0, 1.1754944e-38], [0.5, 0xFF, 0.5, 0.5, 0.25], [2.0, 0.25, 0.5, 0xFF, 1.7014118e+38]]> : tensor<3x5xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.select on i1, special values
//   S: rank 2
//   E: f8E8M0FNU
//   P: alternative 2
// legal 0 0: [0.5,"nan",1.0,2.0,1.1754943508222875e-38,0.5,5.877471754111438e-39,5.877471754111438e-39,0.5,0.25,1.0,5.877471754111438e-39,0.5,0.25,1.7014118346046923e+38]

module {
func.func @program(%arg0: tensor<3x5xf8E8M0FNU>) -> tensor<3x5xf8E8M0FNU> {
  %0 = stablehlo.constant dense<[[false, true, true, false, false], [false, true, true, false, false], [true, true, false, true, true]]> : tensor<3x5xi1>
  %1 = stablehlo.constant dense<[[5.877472e-39, 0xFF, 1.0, 1.7014118e+38, 1.0], [0xFF, 5.877472e-39, 5.877472e-39, 0.25, 4.0], [1.0, 5.877472e-39, 5.877472e-39, 0.25, 1.7014118e+38]]> : tensor<3x5xf8E8M0FNU>
  %2 = stablehlo.select %0, %1, %arg0 : tensor<3x5xi1>, tensor<3x5xf8E8M0FNU>
  return %2 : tensor<3x5xf8E8M0FNU>
}

  func.func @main(%input0: tensor<3x5xf8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<3x5xf8E8M0FNU>) -> (tensor<3x5xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<3x5xf8E8M0FNU>) -> tensor<3x5xf64>
    %v1 = stablehlo.constant dense<[[0.5, 0xFFF0000000000000, 1.0, 2.0, 1.1754943508222875e-38], [0.5, 5.877471754111438e-39, 5.877471754111438e-39, 0.5, 0.25], [1.0, 5.877471754111438e-39, 0.5, 0.25, 1.7014118346046923e+38]]> : tensor<3x5xf64>
    %v2 = stablehlo.constant dense<[[0.5, 0x7FF0000000000000, 1.0, 2.0, 1.1754943508222875e-38], [0.5, 5.877471754111438e-39, 5.877471754111438e-39, 0.5, 0.25], [1.0, 5.877471754111438e-39, 0.5, 0.25, 1.7014118346046923e+38]]> : tensor<3x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x5xi1>
    %v6 = stablehlo.constant dense<[[false, true, false, false, false], [false, false, false, false, false], [false, false, false, false, false]]> : tensor<3x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x5xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3x5xi1>
    func.return
  }
}
