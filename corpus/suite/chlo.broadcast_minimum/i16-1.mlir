// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-12650> : tensor<i16>, dense<22257> : tensor<i16>]'
// RUN: : @program
// chlo.broadcast_minimum on i16, special values
//   A: rank 0
//   m: low
//   E: i16
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [-12650]

module {
func.func @program(%arg0: tensor<i16>, %arg1: tensor<i16>) -> tensor<i16> {
  %0 = chlo.broadcast_minimum %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %0 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>, %input1: tensor<i16>) {
    %r = func.call @program(%input0, %input1) : (tensor<i16>, tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<-12650> : tensor<i16>
    func.return
  }
}
