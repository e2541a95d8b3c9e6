// RUN: stablehlo-translate --interpret %s --args='[dense<1.375> : tensor<f8E4M3FN>]'
// RUN: : @program
// stablehlo.map on f6E2M3FN, envelope values
//   N: low + 1
//   S: rank 0
//   E: f8E4M3FN
//   E: f6E2M3FN
//   F: f8E4M3FN
// legal 0 0: [1.375]

module {
func.func @program(%arg0: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %0 = stablehlo.constant dense<-0.875> : tensor<f6E2M3FN>
  %1 = "stablehlo.map"(%0, %arg0) <{dimensions = array<i64>}> ({
  ^bb0(%2: tensor<f6E2M3FN>, %3: tensor<f8E4M3FN>):
    %4 = stablehlo.minimum %3, %3 : tensor<f8E4M3FN>
    stablehlo.return %4 : tensor<f8E4M3FN>
  }) : (tensor<f6E2M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %1 : tensor<f8E4M3FN>
}

  func.func @main(%input0: tensor<f8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.375> : tensor<f64>
    func.return
  }
}
