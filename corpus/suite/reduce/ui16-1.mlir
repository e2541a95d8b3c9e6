// RUN: stablehlo-translate --interpret %s --args='[dense<[[[5]], [[3]]]> : tensor<2x1x1xui16>, dense<[[[2.1993728758462363]], [[-0.1469295782674085]]]> : tensor<2x1x1xf64>, dense<[[[-6.762591335262109]], [[-15.279032109278583]]]> : tensor<2x1x1xf64>]'
// RUN: : @program
// stablehlo.reduce on ui16, envelope values
//   D: rank 1
//   D: has 1
//   S: rank 2
//   S: has 1
//   E: ui16
//   E: f64
//   F: ui16
//   F: f64
//   dimensions: one
// legal 0 0: [-6.762591335262109,-15.279032109278583]
// legal 0 1: [2.1993728758462363,-0.1469295782674085]
// legal 0 2: [5,3]

module {
func.func @program(%arg0: tensor<2x1x1xui16>, %arg1: tensor<2x1x1xf64>, %arg2: tensor<2x1x1xf64>) -> (tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xui16>) {
  %0 = stablehlo.constant dense<0> : tensor<ui16>
  %1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %2 = stablehlo.constant dense<1.0> : tensor<f64>
  %3, %4, %5 = stablehlo.reduce(%arg0 init: %0), (%arg1 init: %1), (%arg2 init: %2) across dimensions = [2] : (tensor<2x1x1xui16>, tensor<2x1x1xf64>, tensor<2x1x1xf64>, tensor<ui16>, tensor<f64>, tensor<f64>) -> (tensor<2x1xui16>, tensor<2x1xf64>, tensor<2x1xf64>) reducer(%6: tensor<ui16>, %9: tensor<ui16>) (%7: tensor<f64>, %10: tensor<f64>) (%8: tensor<f64>, %11: tensor<f64>) {
    %12 = stablehlo.maximum %6, %9 : tensor<ui16>
    %13 = stablehlo.maximum %7, %10 : tensor<f64>
    %14 = stablehlo.multiply %8, %11 : tensor<f64>
    stablehlo.return %12, %13, %14 : tensor<ui16>, tensor<f64>, tensor<f64>
  }
  return %5, %4, %3 : tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xui16>
}

  func.func @main(%input0: tensor<2x1x1xui16>, %input1: tensor<2x1x1xf64>, %input2: tensor<2x1x1xf64>) {
    %r:3 = func.call @program(%input0, %input1, %input2) : (tensor<2x1x1xui16>, tensor<2x1x1xf64>, tensor<2x1x1xf64>) -> (tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xui16>)
    check.expect_eq_const %r#0, dense<[[-6.762591335262109], [-15.279032109278583]]> : tensor<2x1xf64>
    check.expect_eq_const %r#1, dense<[[2.1993728758462363], [-0.1469295782674085]]> : tensor<2x1xf64>
    check.expect_eq_const %r#2, dense<[[5], [3]]> : tensor<2x1xui16>
    func.return
  }
}
