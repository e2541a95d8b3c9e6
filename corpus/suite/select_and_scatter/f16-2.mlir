// RUN: stablehlo-translate --interpret %s --args='[dense<-0.3713379> : tensor<f16>, dense<-9.625> : tensor<f16>]'
// RUN: : @program
// stablehlo.select_and_scatter on f16, envelope values
//   S: rank 0
//   E: f16
//   F: f16
// legal 0 0: [-9.625]

module {
func.func @program(%arg0: tensor<f16>, %arg1: tensor<f16>) -> tensor<f16> {
  %0 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) ({
  ^bb0(%2: tensor<f16>, %3: tensor<f16>):
    %4 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %4 : tensor<i1>
  }, {
  ^bb0(%5: tensor<f16>, %6: tensor<f16>):
    %7 = stablehlo.maximum %5, %6 : tensor<f16>
    stablehlo.return %7 : tensor<f16>
  }) : (tensor<f16>, tensor<f16>, tensor<f16>) -> tensor<f16>
  return %1 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>, %input1: tensor<f16>) {
    %r = func.call @program(%input0, %input1) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-9.625> : tensor<f64>
    func.return
  }
}
