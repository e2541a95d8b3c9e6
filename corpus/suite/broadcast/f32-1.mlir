// RUN: stablehlo-translate --interpret %s --args='[dense<[1.0232834, 2.8302877, 1.1754942e-38]> : tensor<3xf32>]'
// RUN: : @program
// stablehlo.broadcast on f32, special values
//   S: rank 1
//   B: rank 0
//   E: f32
// legal 0 0: [1.0232833623886108,2.8302876949310303,1.1754942106924411e-38]

module {
func.func @program(%arg0: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.broadcast %arg0, sizes = [] : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

  func.func @main(%input0: tensor<3xf32>) {
    %r = func.call @program(%input0) : (tensor<3xf32>) -> (tensor<3xf32>)
    %v0 = stablehlo.convert %r : (tensor<3xf32>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[1.0232833623886108, 2.8302876949310303, 1.1754942106924411e-38]> : tensor<3xf64>
    func.return
  }
}
