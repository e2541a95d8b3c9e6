// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<5.9604645e-08> : tensor<f8E8M0FNU>]'
// RUN: : @program
// chlo.atanh on f8E8M0FNU, special values
//   S: rank 0
//   E: f8E8M0FNU
// legal 0 0: [[2.9802322387695313e-08,5.960464477539063e-08]]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
  %0 = chlo.atanh %arg0 : tensor<f8E8M0FNU> -> tensor<f8E8M0FNU>
  return %0 : tensor<f8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<f8E8M0FNU>) -> (tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<f8E8M0FNU>) -> tensor<f64>
    %v1 = stablehlo.constant dense<5.960464477539063e-08> : tensor<f64>
    %v2 = stablehlo.constant dense<2.9802322387695312e-08> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
