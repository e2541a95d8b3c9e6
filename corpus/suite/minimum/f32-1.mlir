// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.minimum on f32, special values
//   S: rank 1
//   S: has 1
//   E: f32
// legal 0 0: ["-inf"]

module {
func.func @program() -> tensor<1xf32> {
  %0 = stablehlo.constant dense<[0xFF800000]> : tensor<1xf32>
  %1 = stablehlo.constant dense<[-1.1754944e-38]> : tensor<1xf32>
  %2 = stablehlo.minimum %0, %1 : tensor<1xf32>
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
    %v7 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<1xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<1xi1>
    check.expect_eq_const %v10, dense<true> : tensor<1xi1>
    func.return
  }
}
