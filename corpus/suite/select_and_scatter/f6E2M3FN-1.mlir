// RUN: stablehlo-translate --interpret %s --args='[dense<-0.5> : tensor<f6E2M3FN>]'
// RUN: : @program
// stablehlo.select_and_scatter on f6E2M3FN, exact values
//   S: rank 0
//   E: f6E2M3FN
//   F: f6E2M3FN
// legal 0 0: [-0.5]

module {
func.func @program(%arg0: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
  %0 = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
  %1 = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
  %2 = "stablehlo.select_and_scatter"(%0, %arg0, %1) ({
  ^bb0(%3: tensor<f6E2M3FN>, %4: tensor<f6E2M3FN>):
    %5 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%6: tensor<f6E2M3FN>, %7: tensor<f6E2M3FN>):
    %8 = stablehlo.add %6, %7 : tensor<f6E2M3FN>
    stablehlo.return %8 : tensor<f6E2M3FN>
  }) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  return %2 : tensor<f6E2M3FN>
}

  func.func @main(%input0: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.5> : tensor<f64>
    func.return
  }
}
