// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on ui8, exact values
//   n: more
//   S: rank 2
//   E: f8E4M3FNUZ
//   iota_dimension: first
//   I: ui8
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0]

module {
func.func @program() -> tensor<2x5x2xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[2, 5, 2]> : tensor<3xui8>
  %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<3xui8>) -> tensor<2x5x2xf8E4M3FNUZ>
  return %1 : tensor<2x5x2xf8E4M3FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x5x2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x5x2xf8E4M3FNUZ>) -> tensor<2x5x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x5x2xf64>) -> tensor<2x5x2xi64>
    check.expect_eq_const %v1, dense<[[[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]], [[4607182418800017408, 4607182418800017408], [4607182418800017408, 4607182418800017408], [4607182418800017408, 4607182418800017408], [4607182418800017408, 4607182418800017408], [4607182418800017408, 4607182418800017408]]]> : tensor<2x5x2xi64>
    func.return
  }
}
