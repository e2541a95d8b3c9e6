// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1.1186258> : tensor<f32>]'
// RUN: : @program
// chlo.acosh on f32, envelope values
//   S: rank 0
//   E: f32
// legal 0 0: [[0.48239371180534363,0.48239392042160034]]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = chlo.acosh %arg0 : tensor<f32> -> tensor<f32>
  return %0 : tensor<f32>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    %v1 = stablehlo.constant dense<0.48239392042160034> : tensor<f64>
    %v2 = stablehlo.constant dense<0.48239371180534363> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
