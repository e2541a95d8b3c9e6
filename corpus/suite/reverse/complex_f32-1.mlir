// RUN: stablehlo-translate --interpret %s --args='[dense<(0x7FC00000, 1.3820963)> : tensor<complex<f32>>]'
// RUN: : @program
// stablehlo.reverse on complex<f32>, special values
//   S: rank 0
//   E: complex<f32>
//   dimensions: empty
// legal 0 0: ["nan",1.382096290588379]

module {
func.func @program(%arg0: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = stablehlo.reverse %arg0, dims = [] : tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>) {
    %r = func.call @program(%input0) : (tensor<complex<f32>>) -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    %v2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v3 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v6 = stablehlo.and %v4, %v5 : tensor<i1>
    %v7 = stablehlo.constant dense<true> : tensor<i1>
    %v8 = stablehlo.compare NE, %v1, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v9 = stablehlo.and %v8, %v7 : tensor<i1>
    %v10 = stablehlo.or %v6, %v9 : tensor<i1>
    check.expect_eq_const %v10, dense<true> : tensor<i1>
    %v11 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v12 = stablehlo.convert %v11 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v12, dense<1.382096290588379> : tensor<f64>
    func.return
  }
}
