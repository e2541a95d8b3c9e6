// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on i64, exact values
//   n: more
//   S: rank 0
//   E: f8E5M2FNUZ
//   iota_dimension: first
//   I: i64
// legal 0 0: [[0.0,0.0],1.0,2.0]

module {
func.func @program() -> tensor<3xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<1xi64>) -> tensor<3xf8E5M2FNUZ>
  return %1 : tensor<3xf8E5M2FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E5M2FNUZ>) -> tensor<3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v1, dense<[0, 4607182418800017408, 4611686018427387904]> : tensor<3xi64>
    func.return
  }
}
