// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<3.85186e-34> : tensor<f8E8M0FNU>, dense<16.0> : tensor<f8E8M0FNU>]'
// RUN: : @program
// chlo.broadcast_atan2 on f8E8M0FNU, special values
//   A: rank 0
//   m: low
//   E: f8E8M0FNU
//   broadcast_dimensions: absent
// legal 0 0: [[1.2037062152420224e-35,2.407412430484045e-35]]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>, %arg1: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
  %0 = chlo.broadcast_atan2 %arg0, %arg1 : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  return %0 : tensor<f8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>, %input1: tensor<f8E8M0FNU>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> (tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<f8E8M0FNU>) -> tensor<f64>
    %v1 = stablehlo.constant dense<2.407412430484045e-35> : tensor<f64>
    %v2 = stablehlo.constant dense<1.2037062152420224e-35> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
