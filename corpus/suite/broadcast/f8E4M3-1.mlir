// RUN: stablehlo-translate --interpret %s --args='[dense<-0.5625> : tensor<f8E4M3>]'
// RUN: : @program
// stablehlo.broadcast on f8E4M3, envelope values
//   S: rank 0
//   B: rank 3+
//   B: has 1
//   E: f8E4M3
// legal 0 0: [-0.5625,-0.5625,-0.5625,-0.5625,-0.5625,-0.5625,-0.5625,-0.5625,-0.5625,-0.5625,-0.5625,-0.5625,-0.5625,-0.5625,-0.5625,-0.5625]

module {
func.func @program(%arg0: tensor<f8E4M3>) -> tensor<4x1x4xf8E4M3> {
  %0 = stablehlo.broadcast %arg0, sizes = [4, 1, 4] : (tensor<f8E4M3>) -> tensor<4x1x4xf8E4M3>
  return %0 : tensor<4x1x4xf8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3>) -> (tensor<4x1x4xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<4x1x4xf8E4M3>) -> tensor<4x1x4xf64>
    check.expect_eq_const %v0, dense<-0.5625> : tensor<4x1x4xf64>
    func.return
  }
}
