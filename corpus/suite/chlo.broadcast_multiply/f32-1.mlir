// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-3.0, -2.5, 2.0, 1.0, 0.5]]> : tensor<1x5xf32>, dense<[[-6.0, -3.0, -1.0, -8.0, 1.0], [-7.0, -5.0, 4.0, -2.0, -8.0], [1.0, -5.0, -8.0, 4.0, -5.0], [2.0, -8.0, 4.0, 5.0, -3.0], [-7.0, 6.0, 2.0, 0.0, 6.0]]> : tensor<5x5xf32>]'
// RUN: : @program
// chlo.broadcast_multiply on f32, exact values
//   A: rank 2
//   A: has 1
//   E: f32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [18.0,7.5,-2.0,-8.0,0.5,21.0,12.5,8.0,-2.0,-4.0,-3.0,12.5,-16.0,4.0,-2.5,-6.0,20.0,8.0,5.0,-1.5,21.0,-15.0,4.0,0.0,3.0]

module {
func.func @program(%arg0: tensor<1x5xf32>, %arg1: tensor<5x5xf32>) -> tensor<5x5xf32> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
  return %0 : tensor<5x5xf32>
}

  func.func @main(%input0: tensor<1x5xf32>, %input1: tensor<5x5xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x5xf32>, tensor<5x5xf32>) -> (tensor<5x5xf32>)
    %v0 = stablehlo.convert %r : (tensor<5x5xf32>) -> tensor<5x5xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5x5xf64>) -> tensor<5x5xi64>
    check.expect_eq_const %v1, dense<[[4625759767262920704, 4620130267728707584, -4611686018427387904, -4602678819172646912, 4602678819172646912], [4626604192193052672, 4623226492472524800, 4620693217682128896, -4611686018427387904, -4607182418800017408], [-4609434218613702656, 4623226492472524800, -4598175219545276416, 4616189618054758400, -4610560118520545280], [-4604930618986332160, 4626322717216342016, 4620693217682128896, 4617315517961601024, -4613937818241073152], [4626604192193052672, -4598738169498697728, 4616189618054758400, 0, 4613937818241073152]]> : tensor<5x5xi64>
    func.return
  }
}
