// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[5.7762903214824914e-58, 653593236004724146176.0, 2.121773259391189e-31], [1.0630429379626669e-07, 2.991817250387107e+79, -2.702537643651993e-65], [1.945500547259942e-40, -8.488352340935033e-224, 1.73865831041674e+55]]]> : tensor<1x3x3xf64>, dense<[[[-1.7976931348623157e+308], [0x7FF0000000000000], [-0.42299490304951254]]]> : tensor<1x3x1xf64>]'
// RUN: : @program
// chlo.broadcast_next_after on f64, special values
//   A: rank 3+
//   A: has 1
//   E: f64
//   broadcast_dimensions: absent
//   B: 1
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [5.776290321482491e-58,6.53593236004724e+20,2.1217732593911887e-31,1.063042937962667e-07,2.991817250387108e+79,-2.7025376436519926e-65,1.9455005472599415e-40,-8.4883523409350335e-224,1.7386583104167398e+55]

module {
func.func @program(%arg0: tensor<1x3x3xf64>, %arg1: tensor<1x3x1xf64>) -> tensor<1x3x3xf64> {
  %0 = chlo.broadcast_next_after %arg0, %arg1 : (tensor<1x3x3xf64>, tensor<1x3x1xf64>) -> tensor<1x3x3xf64>
  return %0 : tensor<1x3x3xf64>
}

  func.func @main(%input0: tensor<1x3x3xf64>, %input1: tensor<1x3x1xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3x3xf64>, tensor<1x3x1xf64>) -> (tensor<1x3x3xf64>)
    check.expect_eq_const %r, dense<[[[5.776290321482491e-58, 6.53593236004724e+20, 2.1217732593911887e-31], [1.063042937962667e-07, 2.991817250387108e+79, -2.7025376436519926e-65], [1.9455005472599415e-40, -8.4883523409350335e-224, 1.7386583104167398e+55]]]> : tensor<1x3x3xf64>
    func.return
  }
}
