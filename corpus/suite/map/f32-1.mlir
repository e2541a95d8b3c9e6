// RUN: stablehlo-translate --interpret %s --args='[dense<-0.0> : tensor<f32>, dense<1.1754944e-38> : tensor<f32>, dense<-0.31391808> : tensor<f32>]'
// RUN: : @program
// stablehlo.map on f32, special values
//   S: rank 0
//   E: f32
//   F: f32
// legal 0 0: [-6.0]

module {
func.func @program(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.map"(%arg0, %arg1, %arg2) <{dimensions = array<i64>}> ({
  ^bb0(%1: tensor<f32>, %2: tensor<f32>, %3: tensor<f32>):
    %4 = stablehlo.constant dense<-3.0> : tensor<f32>
    %5 = stablehlo.add %4, %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

  func.func @main(%input0: tensor<f32>, %input1: tensor<f32>, %input2: tensor<f32>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-6.0> : tensor<f64>
    func.return
  }
}
