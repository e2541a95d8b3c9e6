// RUN: stablehlo-translate --interpret %s --args='[dense<-3.875> : tensor<f8E3M4>]'
// RUN: : @program
// stablehlo.cosine on f8E3M4, special values
//   S: rank 0
//   E: f8E3M4
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [-0.75]

module {
func.func @program(%arg0: tensor<f8E3M4>) -> tensor<f8E3M4> {
  %0 = stablehlo.cosine %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f8E3M4>
  return %0 : tensor<f8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>) {
    %r = func.call @program(%input0) : (tensor<f8E3M4>) -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.75> : tensor<f64>
    func.return
  }
}
