// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.9956245671523287]> : tensor<1xf64>]'
// RUN: : @program
// chlo.broadcast_add on f64, special values
//   A: rank 1
//   m: low + 1
//   E: f64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: alternative 2 (otherwise)
// legal 0 0: [0.5036749999446156,5.008584451512227,0.7144495334642127]

module {
func.func @program(%arg0: tensor<1xf64>) -> tensor<3xf64> {
  %0 = stablehlo.constant dense<[-0.4919495672077131, 4.012959884359898, -0.281175033688116]> : tensor<3xf64>
  %1 = chlo.broadcast_add %0, %arg0 {broadcast_dimensions = array<i64: 0>} : (tensor<3xf64>, tensor<1xf64>) -> tensor<3xf64>
  return %1 : tensor<3xf64>
}

  func.func @main(%input0: tensor<1xf64>) {
    %r = func.call @program(%input0) : (tensor<1xf64>) -> (tensor<3xf64>)
    check.expect_eq_const %r, dense<[0.5036749999446156, 5.008584451512227, 0.7144495334642127]> : tensor<3xf64>
    func.return
  }
}
