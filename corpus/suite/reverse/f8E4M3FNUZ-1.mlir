// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reverse on f8E4M3FNUZ, special values
//   S: rank 0
//   E: f8E4M3FNUZ
//   dimensions: empty
// legal 0 0: ["nan"]

module {
func.func @program() -> tensor<f8E4M3FNUZ> {
  %0 = stablehlo.constant dense<0x80> : tensor<f8E4M3FNUZ>
  %1 = stablehlo.reverse %0, dims = [] : tensor<f8E4M3FNUZ>
  return %1 : tensor<f8E4M3FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    %v6 = stablehlo.constant dense<true> : tensor<i1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v8 = stablehlo.and %v7, %v6 : tensor<i1>
    %v9 = stablehlo.or %v5, %v8 : tensor<i1>
    check.expect_eq_const %v9, dense<true> : tensor<i1>
    func.return
  }
}
