// RUN: stablehlo-translate --interpret %s --args='[dense<-1.0> : tensor<f8E4M3>]'
// RUN: : @program
// stablehlo.select_and_scatter on f8E4M3, exact values
//   S: rank 0
//   E: f8E4M3
//   F: f8E4M3
// legal 0 0: [-1.0]

module {
func.func @program(%arg0: tensor<f8E4M3>) -> tensor<f8E4M3> {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg0, %0) ({
  ^bb0(%2: tensor<f8E4M3>, %3: tensor<f8E4M3>):
    %4 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.maximum %4, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%6: tensor<f8E4M3>, %7: tensor<f8E4M3>):
    %8 = stablehlo.multiply %6, %7 : tensor<f8E4M3>
    stablehlo.return %8 : tensor<f8E4M3>
  }) : (tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
  return %1 : tensor<f8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3>) -> (tensor<f8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<f64>
    func.return
  }
}
