// RUN: stablehlo-translate --interpret %s --args='[dense<-0.13525904907399222> : tensor<f64>]'
// RUN: : @program
// stablehlo.select_and_scatter on f64, envelope values
//   S: rank 0
//   E: f64
//   F: f64
// legal 0 0: [-0.13525904907399222]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.constant dense<4.120318094448331> : tensor<f64>
  %1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %2 = "stablehlo.select_and_scatter"(%0, %arg0, %1) ({
  ^bb0(%3: tensor<f64>, %4: tensor<f64>):
    %5 = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.multiply %5, %5 : tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
  ^bb0(%7: tensor<f64>, %8: tensor<f64>):
    %9 = stablehlo.minimum %7, %8 : tensor<f64>
    stablehlo.return %9 : tensor<f64>
  }) : (tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<f64>
  return %2 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<-0.13525904907399222> : tensor<f64>
    func.return
  }
}
