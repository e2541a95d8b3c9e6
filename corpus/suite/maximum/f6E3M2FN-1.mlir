// RUN: stablehlo-translate --interpret %s --args='[dense<[2.5, 2.0, 0.5, -5.0, -0.875]> : tensor<5xf6E3M2FN>]'
// RUN: : @program
// stablehlo.maximum on f6E3M2FN, special values
//   S: rank 1
//   E: f6E3M2FN
// legal 0 0: [2.5,6.0,0.5,0.0,0.0625]

module {
func.func @program(%arg0: tensor<5xf6E3M2FN>) -> tensor<5xf6E3M2FN> {
  %0 = stablehlo.constant dense<[0.375, 6.0, 0.0, 0.0, 0.0625]> : tensor<5xf6E3M2FN>
  %1 = stablehlo.maximum %arg0, %0 : tensor<5xf6E3M2FN>
  return %1 : tensor<5xf6E3M2FN>
}

  func.func @main(%input0: tensor<5xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<5xf6E3M2FN>) -> (tensor<5xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<5xf6E3M2FN>) -> tensor<5xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v1, dense<[4612811918334230528, 4618441417868443648, 4602678819172646912, 0, 4589168020290535424]> : tensor<5xi64>
    func.return
  }
}
