// RUN: stablehlo-translate --interpret %s --args='[dense<-6.0> : tensor<f32>, dense<-1.0> : tensor<f32>]'
// RUN: : @program
// stablehlo.rng on f32, exact values
//   S: rank 3+
//   S: has 1
//   E: f32
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0],[-6.0,-1.0]]

module {
func.func @program(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<5x4x2x1xf32> {
  %0 = stablehlo.constant dense<[5, 4, 2, 1]> : tensor<4xi64>
  %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<4xi64>) -> tensor<5x4x2x1xf32>
  return %1 : tensor<5x4x2x1xf32>
}

  func.func @main(%input0: tensor<f32>, %input1: tensor<f32>) {
    %r = func.call @program(%input0, %input1) : (tensor<f32>, tensor<f32>) -> (tensor<5x4x2x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<5x4x2x1xf32>) -> tensor<5x4x2x1xf64>
    %v1 = stablehlo.constant dense<-1.0> : tensor<5x4x2x1xf64>
    %v2 = stablehlo.constant dense<-6.0> : tensor<5x4x2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x4x2x1xf64>, tensor<5x4x2x1xf64>) -> tensor<5x4x2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x4x2x1xf64>, tensor<5x4x2x1xf64>) -> tensor<5x4x2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x4x2x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<5x4x2x1xi1>
    func.return
  }
}
