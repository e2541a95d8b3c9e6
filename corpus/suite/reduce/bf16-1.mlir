// RUN: stablehlo-translate --interpret %s --args='[dense<9.1835e-41> : tensor<bf16>, dense<9.1835e-41> : tensor<bf16>]'
// RUN: : @program
// stablehlo.reduce on bf16, special values
//   N: low + 1
//   D: rank 0
//   S: rank 0
//   E: bf16
//   F: bf16
//   dimensions: empty
// legal 0 0: [[0.0,9.183549615799121e-41]]
// legal 0 1: [[0.0,9.183549615799121e-41]]

module {
func.func @program(%arg0: tensor<bf16>, %arg1: tensor<bf16>) -> (tensor<bf16>, tensor<bf16>) {
  %0 = stablehlo.constant dense<0.0> : tensor<bf16>
  %1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %2, %3 = stablehlo.reduce(%arg0 init: %0), (%arg1 init: %1) across dimensions = [] : (tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>) -> (tensor<bf16>, tensor<bf16>) reducer(%4: tensor<bf16>, %6: tensor<bf16>) (%5: tensor<bf16>, %7: tensor<bf16>) {
    %8 = stablehlo.add %4, %6 : tensor<bf16>
    %9 = stablehlo.maximum %5, %7 : tensor<bf16>
    stablehlo.return %8, %9 : tensor<bf16>, tensor<bf16>
  }
  return %3, %2 : tensor<bf16>, tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>, %input1: tensor<bf16>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>, tensor<bf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<bf16>) -> tensor<f64>
    %v1 = stablehlo.constant dense<9.183549615799121e-41> : tensor<f64>
    %v2 = stablehlo.constant dense<0.0> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    %v6 = stablehlo.convert %r#1 : (tensor<bf16>) -> tensor<f64>
    %v7 = stablehlo.constant dense<9.183549615799121e-41> : tensor<f64>
    %v8 = stablehlo.constant dense<0.0> : tensor<f64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v11 = stablehlo.and %v9, %v10 : tensor<i1>
    check.expect_eq_const %v11, dense<true> : tensor<i1>
    func.return
  }
}
