// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[(-1.25, 0.0), (0.0, 0.0), (2.0, 0.0)]> : tensor<3xcomplex<f32>>, dense<[(1.5, -0.75), (1.75, -0.75), (1.5, -1.5)]> : tensor<3xcomplex<f32>>]'
// RUN: : @program
// chlo.broadcast_compare on complex<f32>, exact values
//   A: rank 1
//   m: low + 1
//   E: complex<f32>
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   comparison_direction: NE
//   compare_type: given
//   compare_type: FLOAT
//   B: alternative 1 (otherwise)
// legal 0 0: [true,true,true]

module {
func.func @program(%arg0: tensor<3xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>) -> tensor<3xi1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64: 0>, comparison_direction = #chlo<comparison_direction NE>, compare_type = #chlo<comparison_type FLOAT>} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

  func.func @main(%input0: tensor<3xcomplex<f32>>, %input1: tensor<3xcomplex<f32>>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> (tensor<3xi1>)
    check.expect_eq_const %r, dense<true> : tensor<3xi1>
    func.return
  }
}
