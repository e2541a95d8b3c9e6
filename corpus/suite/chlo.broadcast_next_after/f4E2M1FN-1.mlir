// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1.0, -1.0, 6.0, -4.0, 1.5]> : tensor<5xf4E2M1FN>]'
// RUN: : @program
// chlo.broadcast_next_after on f4E2M1FN, special values
//   A: rank 1
//   A: has 1
//   m: low + 1
//   E: f4E2M1FN
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [1.0,0.0,1.0,0.0,1.0]

module {
func.func @program(%arg0: tensor<5xf4E2M1FN>) -> tensor<5xf4E2M1FN> {
  %0 = stablehlo.constant dense<[0.5]> : tensor<1xf4E2M1FN>
  %1 = chlo.broadcast_next_after %0, %arg0 {broadcast_dimensions = array<i64: 0>} : (tensor<1xf4E2M1FN>, tensor<5xf4E2M1FN>) -> tensor<5xf4E2M1FN>
  return %1 : tensor<5xf4E2M1FN>
}

  func.func @main(%input0: tensor<5xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<5xf4E2M1FN>) -> (tensor<5xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<5xf4E2M1FN>) -> tensor<5xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v1, dense<[4607182418800017408, 0, 4607182418800017408, 0, 4607182418800017408]> : tensor<5xi64>
    func.return
  }
}
