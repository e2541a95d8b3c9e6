// RUN: stablehlo-translate --interpret %s --args='[dense<0.25> : tensor<f8E8M0FNU>, dense<2.0> : tensor<f8E8M0FNU>]'
// RUN: : @program
// stablehlo.add on f8E8M0FNU, special values
//   S: rank 0
//   E: f8E8M0FNU
// legal 0 0: [[1.0,4.0]]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>, %arg1: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
  %0 = stablehlo.add %arg0, %arg1 : tensor<f8E8M0FNU>
  return %0 : tensor<f8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>, %input1: tensor<f8E8M0FNU>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> (tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<f8E8M0FNU>) -> tensor<f64>
    %v1 = stablehlo.constant dense<4.0> : tensor<f64>
    %v2 = stablehlo.constant dense<1.0> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
