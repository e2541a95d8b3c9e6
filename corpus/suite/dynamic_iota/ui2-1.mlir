// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on ui2, special values
//   n: more
//   S: rank 0
//   E: f8E4M3
//   iota_dimension: first
//   I: ui2
// legal 0 0: [0.0,1.0,2.0]

module {
func.func @program() -> tensor<3xf8E4M3> {
  %0 = stablehlo.constant dense<[3]> : tensor<1xui2>
  %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<1xui2>) -> tensor<3xf8E4M3>
  return %1 : tensor<3xf8E4M3>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3>) -> tensor<3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v1, dense<[0, 4607182418800017408, 4611686018427387904]> : tensor<3xi64>
    func.return
  }
}
