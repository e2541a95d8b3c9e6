// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0, 0.5, 0.5]> : tensor<3xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.reduce on f8E4M3B11FNUZ, exact values
//   N: low + 1
//   D: rank 1
//   S: rank 0
//   E: f8E4M3B11FNUZ
//   F: f8E4M3B11FNUZ
//   dimensions: one
// legal 0 0: [-4.0]
// legal 0 1: [1.0]

module {
func.func @program(%arg0: tensor<3xf8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) {
  %0 = stablehlo.constant dense<[-1.0, -3.0, -4.0]> : tensor<3xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<30.0> : tensor<f8E4M3B11FNUZ>
  %3, %4 = stablehlo.reduce(%arg0 init: %1), (%0 init: %2) across dimensions = [0] : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) reducer(%5: tensor<f8E4M3B11FNUZ>, %7: tensor<f8E4M3B11FNUZ>) (%6: tensor<f8E4M3B11FNUZ>, %8: tensor<f8E4M3B11FNUZ>) {
    %9 = stablehlo.add %5, %7 : tensor<f8E4M3B11FNUZ>
    %10 = stablehlo.minimum %6, %8 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %9, %10 : tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>
  }
  return %4, %3 : tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<3xf8E4M3B11FNUZ>) {
    %r:2 = func.call @program(%input0) : (tensor<3xf8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-4.0> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v1, dense<1.0> : tensor<f64>
    func.return
  }
}
