// RUN: stablehlo-translate --interpret %s --args='[dense<0.6484302767251187> : tensor<f64>, dense<-31131.37580783479> : tensor<f64>]'
// RUN: : @program
// stablehlo.map on ui32, special values
//   S: rank 0
//   E: ui32
//   E: f64
//   F: f64
// legal 0 0: [-31131.37580783479]

module {
func.func @program(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.constant dense<2147483649> : tensor<ui32>
  %1 = "stablehlo.map"(%0, %arg0, %arg1) <{dimensions = array<i64>}> ({
  ^bb0(%2: tensor<ui32>, %3: tensor<f64>, %4: tensor<f64>):
    %5 = stablehlo.maximum %4, %4 : tensor<f64>
    stablehlo.return %5 : tensor<f64>
  }) : (tensor<ui32>, tensor<f64>, tensor<f64>) -> tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>, %input1: tensor<f64>) {
    %r = func.call @program(%input0, %input1) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<-31131.37580783479> : tensor<f64>
    func.return
  }
}
