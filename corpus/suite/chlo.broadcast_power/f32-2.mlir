// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.broadcast_power on f32, envelope values
//   A: rank 0
//   m: low + 1
//   E: f32
//   broadcast_dimensions: absent
//   B: 1
// legal 0 0: ["nan"]

module {
func.func @program() -> tensor<1xf32> {
  %0 = stablehlo.constant dense<-0.904351> : tensor<f32>
  %1 = stablehlo.constant dense<[3.8261409]> : tensor<1xf32>
  %2 = chlo.broadcast_power %0, %1 : (tensor<f32>, tensor<1xf32>) -> tensor<1xf32>
  return %2 : tensor<1xf32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1xf32>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1xi1>
    func.return
  }
}
