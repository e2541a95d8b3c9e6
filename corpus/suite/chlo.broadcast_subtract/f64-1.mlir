// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0xFFF8000000000000> : tensor<f64>]'
// RUN: : @program
// chlo.broadcast_subtract on f64, special values
//   A: rank 0
//   m: low
//   E: f64
//   broadcast_dimensions: absent
// legal 0 0: ["nan"]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.constant dense<-1.9222824440518525e-47> : tensor<f64>
  %1 = chlo.broadcast_subtract %arg0, %0 : (tensor<f64>, tensor<f64>) -> tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    %v0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    %v5 = stablehlo.constant dense<true> : tensor<i1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v7 = stablehlo.and %v6, %v5 : tensor<i1>
    %v8 = stablehlo.or %v4, %v7 : tensor<i1>
    check.expect_eq_const %v8, dense<true> : tensor<i1>
    func.return
  }
}
