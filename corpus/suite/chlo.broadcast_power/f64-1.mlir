// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-1.9575966121738129> : tensor<f64>]'
// RUN: : @program
// chlo.broadcast_power on f64, special values
//   A: rank 0
//   m: low
//   E: f64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: ["nan"]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = chlo.broadcast_power %arg0, %arg0 {broadcast_dimensions = array<i64>} : (tensor<f64>, tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
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
