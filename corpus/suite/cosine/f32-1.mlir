// RUN: stablehlo-translate --interpret %s --args='[dense<-0.25335518> : tensor<f32>]'
// RUN: : @program
// stablehlo.cosine on f32, envelope values
//   S: rank 0
//   E: f32
//   mode: TOLERANCE
//   atol: 0
//   rtol: positive
//   ulps: low
// legal 0 0: [[-2.6412205755832474e-12,1.936153769493103]]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.cosine %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 1.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f32>
  return %0 : tensor<f32>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    %v1 = stablehlo.constant dense<1.936153769493103> : tensor<f64>
    %v2 = stablehlo.constant dense<-2.6412205755832474e-12> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
