// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.35390824]> : tensor<1xf32>]'
// RUN: : @program
// stablehlo.sine on f32, special values
//   S: rank 1
//   S: has 1
//   E: f32
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[-0.3465665876865387,-0.346566379070282]]

module {
func.func @program(%arg0: tensor<1xf32>) -> tensor<1xf32> {
  %0 = stablehlo.sine %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<1xf32>
  return %0 : tensor<1xf32>
}

  func.func @main(%input0: tensor<1xf32>) {
    %r = func.call @program(%input0) : (tensor<1xf32>) -> (tensor<1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1xf32>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<-0.346566379070282> : tensor<1xf64>
    %v2 = stablehlo.constant dense<-0.3465665876865387> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    func.return
  }
}
