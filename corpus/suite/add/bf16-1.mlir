// RUN: stablehlo-translate --interpret %s --args='[dense<0xFFC0> : tensor<bf16>]'
// RUN: : @program
// stablehlo.add on bf16, exact values
//   S: rank 0
//   E: bf16
// legal 0 0: ["nan"]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<bf16> {
  %0 = stablehlo.constant dense<-5.0> : tensor<bf16>
  %1 = stablehlo.add %arg0, %0 : tensor<bf16>
  return %1 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
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
