// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.concatenate on f8E4M3B11FNUZ, special values
//   N: low
//   P: more
//   S: rank 0
//   E: f8E4M3B11FNUZ
//   dimension: first
// legal 0 0: [-2.25,[0.0,0.0],7.5,-0.0008544921875]

module {
func.func @program() -> tensor<4xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[-2.25, 0.0, 7.5, -0.0008544922]> : tensor<4xf8E4M3B11FNUZ>
  %1 = stablehlo.concatenate %0, dim = 0 : (tensor<4xf8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  return %1 : tensor<4xf8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E4M3B11FNUZ>) -> tensor<4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v1, dense<[-4611123068473966592, 0, 4620130267728707584, -4662351514235305984]> : tensor<4xi64>
    func.return
  }
}
