// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<14.689359667222707> : tensor<f64>]'
// RUN: : @program
// chlo.broadcast_minimum on f64, envelope values
//   A: rank 3+
//   A: has 1
//   m: low
//   E: f64
//   broadcast_dimensions: absent
// legal 0 0: [-1.7723117622290934,12.776846286479932,-0.1771387867223154,1.5891811464277465,3.7714783980643523,3.231305030443805,-2.370420069545068,-6.0112071422095665]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<2x1x4xf64> {
  %0 = stablehlo.constant dense<[[[-1.7723117622290934, 12.776846286479932, -0.1771387867223154, 1.5891811464277465]], [[3.7714783980643523, 3.231305030443805, -2.370420069545068, -6.0112071422095665]]]> : tensor<2x1x4xf64>
  %1 = chlo.broadcast_minimum %0, %arg0 : (tensor<2x1x4xf64>, tensor<f64>) -> tensor<2x1x4xf64>
  return %1 : tensor<2x1x4xf64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<2x1x4xf64>)
    check.expect_eq_const %r, dense<[[[-1.7723117622290934, 12.776846286479932, -0.1771387867223154, 1.5891811464277465]], [[3.7714783980643523, 3.231305030443805, -2.370420069545068, -6.0112071422095665]]]> : tensor<2x1x4xf64>
    func.return
  }
}
