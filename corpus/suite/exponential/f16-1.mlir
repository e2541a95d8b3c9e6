// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.exponential on f16, special values
//   S: rank 1
//   E: f16
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[0.7666015625,0.76806640625],[0.03173828125,0.031829833984375]]

module {
func.func @program() -> tensor<2xf16> {
  %0 = stablehlo.constant dense<[-0.26513672, -3.4492188]> : tensor<2xf16>
  %1 = stablehlo.exponential %0 : tensor<2xf16>
  return %1 : tensor<2xf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xf16>)
    %v0 = stablehlo.convert %r : (tensor<2xf16>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[0.76806640625, 0.031829833984375]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[0.7666015625, 0.03173828125]> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2xi1>
    func.return
  }
}
