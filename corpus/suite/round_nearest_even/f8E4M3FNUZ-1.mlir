// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.round_nearest_even on f8E4M3FNUZ, exact values
//   S: rank 0
//   E: f8E4M3FNUZ
// legal 0 0: [[0.0,0.0]]

module {
func.func @program() -> tensor<f8E4M3FNUZ> {
  %0 = stablehlo.constant dense<-0.5> : tensor<f8E4M3FNUZ>
  %1 = stablehlo.round_nearest_even %0 : tensor<f8E4M3FNUZ>
  return %1 : tensor<f8E4M3FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
