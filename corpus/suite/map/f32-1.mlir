// RUN: stablehlo-translate --interpret %s --args='[dense<-6.0444666e+23> : tensor<f32>, dense<-0.43556038> : tensor<f32>]'
// RUN: : @program
// stablehlo.map on f32, special values
//   S: rank 0
//   E: f32
//   F: f32
// legal 0 0: [1.25]

module {
func.func @program(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.constant dense<1.1474403> : tensor<f32>
  %2 = "stablehlo.map"(%0, %arg0, %arg1, %1) <{dimensions = array<i64>}> ({
  ^bb0(%3: tensor<f32>, %4: tensor<f32>, %5: tensor<f32>, %6: tensor<f32>):
    %7 = stablehlo.constant dense<1.25> : tensor<f32>
    stablehlo.return %7 : tensor<f32>
  }) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return %2 : tensor<f32>
}

  func.func @main(%input0: tensor<f32>, %input1: tensor<f32>) {
    %r = func.call @program(%input0, %input1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.25> : tensor<f64>
    func.return
  }
}
