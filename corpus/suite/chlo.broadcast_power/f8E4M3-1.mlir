// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.broadcast_power on f8E4M3, special values
//   A: rank 0
//   m: low + 1
//   E: f8E4M3
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: ["nan","nan","nan","nan"]

module {
func.func @program() -> tensor<4xf8E4M3> {
  %0 = stablehlo.constant dense<-2.5> : tensor<f8E4M3>
  %1 = stablehlo.constant dense<[-3.5, -0.25, 3.5, 0.013671875]> : tensor<4xf8E4M3>
  %2 = chlo.broadcast_power %0, %1 : (tensor<f8E4M3>, tensor<4xf8E4M3>) -> tensor<4xf8E4M3>
  return %2 : tensor<4xf8E4M3>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E4M3>) -> tensor<4xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4xi1>
    %v6 = stablehlo.constant dense<true> : tensor<4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4xi1>
    check.expect_eq_const %v9, dense<true> : tensor<4xi1>
    func.return
  }
}
