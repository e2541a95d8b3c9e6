// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-9.1835e-41> : tensor<bf16>, dense<1.1663108e-38> : tensor<bf16>]'
// RUN: : @program
// chlo.broadcast_maximum on bf16, special values
//   A: rank 0
//   m: low
//   E: bf16
//   broadcast_dimensions: absent
// legal 0 0: [{"any of":[[-9.183549615799121e-41,0.0],1.1663108012064884e-38]}]

module {
func.func @program(%arg0: tensor<bf16>, %arg1: tensor<bf16>) -> tensor<bf16> {
  %0 = chlo.broadcast_maximum %arg0, %arg1 : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
  return %0 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>, %input1: tensor<bf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    %v1 = stablehlo.constant dense<1.1663108012064884e-38> : tensor<f64>
    %v2 = stablehlo.constant dense<-9.183549615799121e-41> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    %v6 = stablehlo.constant dense<0.0> : tensor<f64>
    %v7 = stablehlo.compare LE, %v0, %v6, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v8 = stablehlo.constant dense<1.1663108012064884e-38> : tensor<f64>
    %v9 = stablehlo.compare GE, %v0, %v8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v10 = stablehlo.or %v7, %v9 : tensor<i1>
    %v11 = stablehlo.and %v5, %v10 : tensor<i1>
    check.expect_eq_const %v11, dense<true> : tensor<i1>
    func.return
  }
}
