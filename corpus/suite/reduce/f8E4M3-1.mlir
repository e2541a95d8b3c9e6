// RUN: stablehlo-translate --interpret %s --args='[dense<[-3.75, -3.5]> : tensor<2xf8E4M3>, dense<[-1.75, 1.0]> : tensor<2xf8E4M3>, dense<[1.625, -0.625]> : tensor<2xf8E4M3>]'
// RUN: : @program
// stablehlo.reduce on f8E4M3, envelope values
//   D: rank 1
//   S: rank 0
//   E: f8E4M3
//   F: f8E4M3
//   dimensions: one
// legal 0 0: [1.0]
// legal 0 1: [[-2.0,-1.375]]
// legal 0 2: [-0.5625]
// legal 0 3: [[11.0,16.0]]

module {
func.func @program(%arg0: tensor<2xf8E4M3>, %arg1: tensor<2xf8E4M3>, %arg2: tensor<2xf8E4M3>) -> (tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>) {
  %0 = stablehlo.constant dense<[-0.5625, 3.75]> : tensor<2xf8E4M3>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %2 = stablehlo.constant dense<0x78> : tensor<f8E4M3>
  %3 = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %4 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %5, %6, %7, %8 = stablehlo.reduce(%arg0 init: %1), (%0 init: %2), (%arg1 init: %3), (%arg2 init: %4) across dimensions = [0] : (tensor<2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>) -> (tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>) reducer(%9: tensor<f8E4M3>, %13: tensor<f8E4M3>) (%10: tensor<f8E4M3>, %14: tensor<f8E4M3>) (%11: tensor<f8E4M3>, %15: tensor<f8E4M3>) (%12: tensor<f8E4M3>, %16: tensor<f8E4M3>) {
    %17 = stablehlo.multiply %9, %13 : tensor<f8E4M3>
    %18 = stablehlo.minimum %10, %14 : tensor<f8E4M3>
    %19 = stablehlo.multiply %11, %15 : tensor<f8E4M3>
    %20 = stablehlo.add %12, %16 : tensor<f8E4M3>
    stablehlo.return %17, %18, %19, %20 : tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>
  }
  return %8, %7, %6, %5 : tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>
}

  func.func @main(%input0: tensor<2xf8E4M3>, %input1: tensor<2xf8E4M3>, %input2: tensor<2xf8E4M3>) {
    %r:4 = func.call @program(%input0, %input1, %input2) : (tensor<2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> (tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E4M3>) -> tensor<f64>
    %v2 = stablehlo.constant dense<-1.375> : tensor<f64>
    %v3 = stablehlo.constant dense<-2.0> : tensor<f64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v6 = stablehlo.and %v4, %v5 : tensor<i1>
    check.expect_eq_const %v6, dense<true> : tensor<i1>
    %v7 = stablehlo.convert %r#2 : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v7, dense<-0.5625> : tensor<f64>
    %v8 = stablehlo.convert %r#3 : (tensor<f8E4M3>) -> tensor<f64>
    %v9 = stablehlo.constant dense<16.0> : tensor<f64>
    %v10 = stablehlo.constant dense<11.0> : tensor<f64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v13 = stablehlo.and %v11, %v12 : tensor<i1>
    check.expect_eq_const %v13, dense<true> : tensor<i1>
    func.return
  }
}
