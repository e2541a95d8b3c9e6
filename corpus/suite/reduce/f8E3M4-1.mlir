// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f8E3M4>, dense<0.0> : tensor<f8E3M4>, dense<-0.75> : tensor<f8E3M4>, dense<-0.25> : tensor<f8E3M4>]'
// RUN: : @program
// stablehlo.reduce on f8E3M4, exact values
//   D: rank 0
//   S: rank 0
//   E: f8E3M4
//   F: f8E3M4
//   dimensions: empty
// legal 0 0: [-0.25]
// legal 0 1: [-0.75]
// legal 0 2: [0.0]
// legal 0 3: [[0.0,0.0]]

module {
func.func @program(%arg0: tensor<f8E3M4>, %arg1: tensor<f8E3M4>, %arg2: tensor<f8E3M4>, %arg3: tensor<f8E3M4>) -> (tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>) {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %1 = stablehlo.constant dense<0xF0> : tensor<f8E3M4>
  %2 = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %3 = stablehlo.constant dense<0x70> : tensor<f8E3M4>
  %4, %5, %6, %7 = stablehlo.reduce(%arg0 init: %0), (%arg1 init: %1), (%arg2 init: %2), (%arg3 init: %3) across dimensions = [] : (tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>) reducer(%8: tensor<f8E3M4>, %12: tensor<f8E3M4>) (%9: tensor<f8E3M4>, %13: tensor<f8E3M4>) (%10: tensor<f8E3M4>, %14: tensor<f8E3M4>) (%11: tensor<f8E3M4>, %15: tensor<f8E3M4>) {
    %16 = stablehlo.multiply %8, %12 : tensor<f8E3M4>
    %17 = stablehlo.maximum %9, %13 : tensor<f8E3M4>
    %18 = stablehlo.multiply %10, %14 : tensor<f8E3M4>
    %19 = stablehlo.minimum %11, %15 : tensor<f8E3M4>
    stablehlo.return %16, %17, %18, %19 : tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>
  }
  return %7, %6, %5, %4 : tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>, %input1: tensor<f8E3M4>, %input2: tensor<f8E3M4>, %input3: tensor<f8E3M4>) {
    %r:4 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.25> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-0.75> : tensor<f64>
    %v2 = stablehlo.convert %r#2 : (tensor<f8E3M4>) -> tensor<f64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v3, dense<0> : tensor<i64>
    %v4 = stablehlo.convert %r#3 : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v4, dense<0.0> : tensor<f64>
    func.return
  }
}
