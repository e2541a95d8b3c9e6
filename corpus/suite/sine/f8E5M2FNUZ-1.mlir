// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sine on f8E5M2FNUZ, special values
//   S: rank 2
//   E: f8E5M2FNUZ
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [-0.875,0.875,"nan",[-1.52587890625e-05,1.52587890625e-05],0.5,-0.5]

module {
func.func @program() -> tensor<3x2xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[[-1.0, 1.0], [0x80, -7.6293945e-06], [-57344.0, 57344.0]]> : tensor<3x2xf8E5M2FNUZ>
  %1 = stablehlo.sine %0 : tensor<3x2xf8E5M2FNUZ>
  return %1 : tensor<3x2xf8E5M2FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x2xf8E5M2FNUZ>) -> tensor<3x2xf64>
    %v1 = stablehlo.constant dense<[[-0.875, 0.875], [0xFFF0000000000000, 1.52587890625e-05], [0.5, -0.5]]> : tensor<3x2xf64>
    %v2 = stablehlo.constant dense<[[-0.875, 0.875], [0x7FF0000000000000, -1.52587890625e-05], [0.5, -0.5]]> : tensor<3x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x2xi1>
    %v6 = stablehlo.constant dense<[[false, false], [true, false], [false, false]]> : tensor<3x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x2xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3x2xi1>
    func.return
  }
}
