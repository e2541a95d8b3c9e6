// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.25> : tensor<f8E3M4>, dense<0x70> : tensor<f8E3M4>]'
// RUN: : @program
// chlo.broadcast_multiply on f8E3M4, special values
//   A: rank 0
//   m: low
//   E: f8E3M4
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: ["inf"]

module {
func.func @program(%arg0: tensor<f8E3M4>, %arg1: tensor<f8E3M4>) -> tensor<f8E3M4> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
  return %0 : tensor<f8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>, %input1: tensor<f8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    %v6 = stablehlo.constant dense<true> : tensor<i1>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v9 = stablehlo.and %v8, %v6 : tensor<i1>
    %v10 = stablehlo.or %v5, %v9 : tensor<i1>
    check.expect_eq_const %v10, dense<true> : tensor<i1>
    func.return
  }
}
