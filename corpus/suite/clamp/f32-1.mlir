// RUN: stablehlo-translate --interpret %s --args='[dense<-0.2582755> : tensor<f32>, dense<-0.0> : tensor<f32>]'
// RUN: : @program
// stablehlo.clamp on f32, special values
//   S: rank 0
//   E: f32
//   L: alternative 1
//   L: alternative 2
//   H: alternative 1
//   H: alternative 2
// legal 0 0: [-0.0]

module {
func.func @program(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.constant dense<0.9742856> : tensor<f32>
  %1 = stablehlo.clamp %arg0, %0, %arg1 : tensor<f32>
  return %1 : tensor<f32>
}

  func.func @main(%input0: tensor<f32>, %input1: tensor<f32>) {
    %r = func.call @program(%input0, %input1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<-9223372036854775808> : tensor<i64>
    func.return
  }
}
