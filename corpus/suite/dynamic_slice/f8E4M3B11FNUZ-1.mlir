// RUN: stablehlo-translate --interpret %s --args='[dense<0x80> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.dynamic_slice on f8E4M3B11FNUZ, exact values
//   S: rank 0
//   E: f8E4M3B11FNUZ
//   I: ui16
// legal 0 0: ["nan"]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ> {
  %0 = stablehlo.dynamic_slice %arg0, sizes = [] : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  return %0 : tensor<f8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
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
