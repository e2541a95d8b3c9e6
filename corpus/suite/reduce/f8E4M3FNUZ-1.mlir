// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<3x4x4x0xf8E4M3FNUZ>, dense<> : tensor<3x4x4x0xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.reduce on f8E4M3FNUZ, envelope values
//   D: rank 3+
//   D: has 0
//   S: rank 0
//   E: f8E4M3FNUZ
//   F: f8E4M3FNUZ
//   dimensions: unordered
// legal 0 0: [240.0]
// legal 0 1: [-240.0]
// legal 0 2: [-240.0]

module {
func.func @program(%arg0: tensor<3x4x4x0xf8E4M3FNUZ>, %arg1: tensor<3x4x4x0xf8E4M3FNUZ>) -> (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) {
  %0 = stablehlo.constant dense<-240.0> : tensor<f8E4M3FNUZ>
  %1 = stablehlo.constant dense<-240.0> : tensor<f8E4M3FNUZ>
  %2 = stablehlo.constant dense<240.0> : tensor<f8E4M3FNUZ>
  %3, %4, %5 = stablehlo.reduce(%arg0 init: %0), (%arg1 init: %1), (%arg1 init: %2) across dimensions = [3, 1, 0, 2] : (tensor<3x4x4x0xf8E4M3FNUZ>, tensor<3x4x4x0xf8E4M3FNUZ>, tensor<3x4x4x0xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) reducer(%6: tensor<f8E4M3FNUZ>, %9: tensor<f8E4M3FNUZ>) (%7: tensor<f8E4M3FNUZ>, %10: tensor<f8E4M3FNUZ>) (%8: tensor<f8E4M3FNUZ>, %11: tensor<f8E4M3FNUZ>) {
    %12 = stablehlo.maximum %6, %9 : tensor<f8E4M3FNUZ>
    %13 = stablehlo.maximum %7, %10 : tensor<f8E4M3FNUZ>
    %14 = stablehlo.minimum %8, %11 : tensor<f8E4M3FNUZ>
    stablehlo.return %12, %13, %14 : tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>
  }
  return %5, %4, %3 : tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>
}

  func.func @main(%input0: tensor<3x4x4x0xf8E4M3FNUZ>, %input1: tensor<3x4x4x0xf8E4M3FNUZ>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<3x4x4x0xf8E4M3FNUZ>, tensor<3x4x4x0xf8E4M3FNUZ>) -> (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<240.0> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-240.0> : tensor<f64>
    %v2 = stablehlo.convert %r#2 : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    check.expect_eq_const %v2, dense<-240.0> : tensor<f64>
    func.return
  }
}
