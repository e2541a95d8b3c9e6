// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.map on f16, exact values
//   N: low + 1
//   S: rank 0
//   E: i64
//   E: f16
//   F: i64
// legal 0 0: [-6]

module {
func.func @program() -> tensor<i64> {
  %0 = stablehlo.constant dense<0.0> : tensor<f16>
  %1 = stablehlo.constant dense<-6> : tensor<i64>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
  ^bb0(%3: tensor<f16>, %4: tensor<i64>):
    %5 = stablehlo.minimum %4, %4 : tensor<i64>
    stablehlo.return %5 : tensor<i64>
  }) : (tensor<f16>, tensor<i64>) -> tensor<i64>
  return %2 : tensor<i64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i64>)
    check.expect_eq_const %r, dense<-6> : tensor<i64>
    func.return
  }
}
