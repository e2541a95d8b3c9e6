// RUN: stablehlo-translate --interpret %s --args='[dense<0x78> : tensor<f8E4M3>, dense<[[[3.5, -0.001953125], [-0.3125, -7.5]], [[0.013671875, 0.5], [-0.013671875, 0.3125]]]> : tensor<2x2x2xf8E4M3>]'
// RUN: : @program
// stablehlo.optimization_barrier on f8E4M3, special values
//   T: tensor
// legal 0 0: [3.5,-0.001953125,-0.3125,-7.5,0.013671875,0.5,-0.013671875,0.3125]
// legal 0 1: ["inf"]

module {
func.func @program(%arg0: tensor<f8E4M3>, %arg1: tensor<2x2x2xf8E4M3>) -> (tensor<2x2x2xf8E4M3>, tensor<f8E4M3>) {
  %0, %1 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<f8E4M3>, tensor<2x2x2xf8E4M3>
  return %1, %0 : tensor<2x2x2xf8E4M3>, tensor<f8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>, %input1: tensor<2x2x2xf8E4M3>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<f8E4M3>, tensor<2x2x2xf8E4M3>) -> (tensor<2x2x2xf8E4M3>, tensor<f8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<2x2x2xf8E4M3>) -> tensor<2x2x2xf64>
    check.expect_eq_const %v0, dense<[[[3.5, -0.001953125], [-0.3125, -7.5]], [[0.013671875, 0.5], [-0.013671875, 0.3125]]]> : tensor<2x2x2xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E4M3>) -> tensor<f64>
    %v2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v3 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v6 = stablehlo.and %v4, %v5 : tensor<i1>
    %v7 = stablehlo.constant dense<true> : tensor<i1>
    %v8 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v9 = stablehlo.compare EQ, %v1, %v8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v10 = stablehlo.and %v9, %v7 : tensor<i1>
    %v11 = stablehlo.or %v6, %v10 : tensor<i1>
    check.expect_eq_const %v11, dense<true> : tensor<i1>
    func.return
  }
}
