// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0], [-0.5], [-0.9375], [-0.5], [1.25]]> : tensor<5x1xf8E4M3FN>, dense<[[0.625], [0.5625], [2.5], [0.5625], [-1.625]]> : tensor<5x1xf8E4M3FN>]'
// RUN: : @program
// stablehlo.map on f8E4M3FN, envelope values
//   N: low + 1
//   S: rank 2
//   S: has 1
//   E: f8E4M3FN
//   F: f8E4M3FN
// legal 0 0: [-1.0,-1.0,-1.0,-1.0,-1.0]

module {
func.func @program(%arg0: tensor<5x1xf8E4M3FN>, %arg1: tensor<5x1xf8E4M3FN>) -> tensor<5x1xf8E4M3FN> {
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%1: tensor<f8E4M3FN>, %2: tensor<f8E4M3FN>):
    %3 = stablehlo.constant dense<-1.0> : tensor<f8E4M3FN>
    stablehlo.return %3 : tensor<f8E4M3FN>
  }) : (tensor<5x1xf8E4M3FN>, tensor<5x1xf8E4M3FN>) -> tensor<5x1xf8E4M3FN>
  return %0 : tensor<5x1xf8E4M3FN>
}

  func.func @main(%input0: tensor<5x1xf8E4M3FN>, %input1: tensor<5x1xf8E4M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x1xf8E4M3FN>, tensor<5x1xf8E4M3FN>) -> (tensor<5x1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<5x1xf8E4M3FN>) -> tensor<5x1xf64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<5x1xf64>
    func.return
  }
}
