// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.bitcast_convert on ui64, exact values
//   S: rank 0
//   E: ui64
//   F: ui64
// legal 0 0: [10987251253333460537]

module {
func.func @program() -> tensor<ui64> {
  %0 = stablehlo.constant dense<10987251253333460537> : tensor<ui64>
  %1 = stablehlo.bitcast_convert %0 : (tensor<ui64>) -> tensor<ui64>
  return %1 : tensor<ui64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui64>)
    check.expect_eq_const %r, dense<10987251253333460537> : tensor<ui64>
    func.return
  }
}
