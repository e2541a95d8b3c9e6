// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.asinh on f32, special values
//   S: rank 3+
//   S: has 1
//   E: f32
// legal 0 0: [[-1.2219542264938354,-1.2219533920288086],[2.413163661956787,2.413165330886841],[-7.006492321624085e-45,4.203895392974451e-45]]

module {
func.func @program() -> tensor<1x3x1xf32> {
  %0 = stablehlo.constant dense<[[[-1.549579], [5.5398593], [-1.0e-45]]]> : tensor<1x3x1xf32>
  %1 = chlo.asinh %0 : tensor<1x3x1xf32> -> tensor<1x3x1xf32>
  return %1 : tensor<1x3x1xf32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x3x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x3x1xf32>) -> tensor<1x3x1xf64>
    %v1 = stablehlo.constant dense<[[[-1.2219533920288086], [2.413165330886841], [4.203895392974451e-45]]]> : tensor<1x3x1xf64>
    %v2 = stablehlo.constant dense<[[[-1.2219542264938354], [2.413163661956787], [-7.006492321624085e-45]]]> : tensor<1x3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x3x1xf64>, tensor<1x3x1xf64>) -> tensor<1x3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x3x1xf64>, tensor<1x3x1xf64>) -> tensor<1x3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x3x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x3x1xi1>
    func.return
  }
}
