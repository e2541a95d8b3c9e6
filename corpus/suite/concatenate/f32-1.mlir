// RUN: stablehlo-translate --interpret %s --args='[dense<[3.4533942, -1.1754942e-38, -1.0e-45]> : tensor<3xf32>]'
// RUN: : @program
// stablehlo.concatenate on f32, special values
//   N: low
//   P: more
//   S: rank 0
//   E: f32
//   dimension: first
// legal 0 0: [3.4533941745758057,-1.1754942106924411e-38,-1.401298464324817e-45]

module {
func.func @program(%arg0: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.concatenate %arg0, dim = 0 : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

  func.func @main(%input0: tensor<3xf32>) {
    %r = func.call @program(%input0) : (tensor<3xf32>) -> (tensor<3xf32>)
    %v0 = stablehlo.convert %r : (tensor<3xf32>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[3.4533941745758057, -1.1754942106924411e-38, -1.401298464324817e-45]> : tensor<3xf64>
    func.return
  }
}
