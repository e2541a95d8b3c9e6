// RUN: stablehlo-translate --interpret %s --args='[dense<-0.2800293> : tensor<f16>]'
// RUN: : @program
// stablehlo.map on f16, envelope values
//   N: low + 1
//   S: rank 0
//   E: f16
//   F: f16
// legal 0 0: [-0.280029296875]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = "stablehlo.map"(%arg0, %arg0) <{dimensions = array<i64>}> ({
  ^bb0(%1: tensor<f16>, %2: tensor<f16>):
    stablehlo.return %2 : tensor<f16>
  }) : (tensor<f16>, tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.280029296875> : tensor<f64>
    func.return
  }
}
