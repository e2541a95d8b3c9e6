// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-6.0, 4.0], [0.0, 0.0]]> : tensor<2x2xf4E2M1FN>]'
// RUN: : @program
// chlo.conj on f4E2M1FN, special values
//   S: rank 2
//   E: f4E2M1FN
// legal 0 0: [-6.0,4.0,0.0,0.0]

module {
func.func @program(%arg0: tensor<2x2xf4E2M1FN>) -> tensor<2x2xf4E2M1FN> {
  %0 = chlo.conj %arg0 : tensor<2x2xf4E2M1FN> -> tensor<2x2xf4E2M1FN>
  return %0 : tensor<2x2xf4E2M1FN>
}

  func.func @main(%input0: tensor<2x2xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<2x2xf4E2M1FN>) -> (tensor<2x2xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<2x2xf4E2M1FN>) -> tensor<2x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x2xf64>) -> tensor<2x2xi64>
    check.expect_eq_const %v1, dense<[[-4604930618986332160, 4616189618054758400], [0, 0]]> : tensor<2x2xi64>
    func.return
  }
}
