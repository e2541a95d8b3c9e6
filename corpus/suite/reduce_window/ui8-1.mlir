// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce_window on ui8, special values
//   N: low + 1
//   S: rank 0
//   E: ui8
//   F: ui8
// legal 0 0: [8]
// legal 0 1: [247]

module {
func.func @program() -> (tensor<ui8>, tensor<ui8>) {
  %0 = stablehlo.constant dense<247> : tensor<ui8>
  %1 = stablehlo.constant dense<8> : tensor<ui8>
  %2 = stablehlo.constant dense<1> : tensor<ui8>
  %3 = stablehlo.constant dense<0> : tensor<ui8>
  %4, %5 = "stablehlo.reduce_window"(%0, %1, %2, %3) <{window_dimensions = array<i64>}> ({
  ^bb0(%6: tensor<ui8>, %7: tensor<ui8>, %8: tensor<ui8>, %9: tensor<ui8>):
    %10 = stablehlo.multiply %6, %8 : tensor<ui8>
    %11 = stablehlo.maximum %7, %9 : tensor<ui8>
    stablehlo.return %10, %11 : tensor<ui8>, tensor<ui8>
  }) : (tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> (tensor<ui8>, tensor<ui8>)
  return %5, %4 : tensor<ui8>, tensor<ui8>
}

  func.func @main() {
    %r:2 = func.call @program() : () -> (tensor<ui8>, tensor<ui8>)
    check.expect_eq_const %r#0, dense<8> : tensor<ui8>
    check.expect_eq_const %r#1, dense<247> : tensor<ui8>
    func.return
  }
}
