// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.broadcast_multiply on i8, envelope values
//   A: rank 0
//   m: low + 1
//   E: i8
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [8,36]

module {
func.func @program() -> tensor<2xi8> {
  %0 = stablehlo.constant dense<4> : tensor<i8>
  %1 = stablehlo.constant dense<[2, 9]> : tensor<2xi8>
  %2 = chlo.broadcast_multiply %0, %1 : (tensor<i8>, tensor<2xi8>) -> tensor<2xi8>
  return %2 : tensor<2xi8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xi8>)
    check.expect_eq_const %r, dense<[8, 36]> : tensor<2xi8>
    func.return
  }
}
