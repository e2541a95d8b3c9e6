// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-0.5, -1.0, 1.0, 2.0], [2.0, 1.0, 0.5, 2.0], [-1.5, 1.5, 1.0, 1.0]], [[0.0, -1.0, -1.0, -1.5], [-0.5, 0.5, 2.0, 1.0], [-1.5, 1.5, 2.0, -1.5]], [[1.5, -1.0, 1.0, 1.0], [-2.0, 2.0, 0.0, 1.5], [0.5, 0.5, 1.0, 1.5]], [[-1.0, -2.0, 0.5, -1.0], [0.0, 0.5, 0.5, 0.5], [-1.0, 2.0, 2.0, 1.0]]]> : tensor<4x3x4xf8E4M3>, dense<[[[-4.0, 4.0, 1.0, 1.0], [-2.0, 3.0, 1.0, -2.0], [-1.0, 1.0, -4.0, -4.0]], [[1.0, -3.0, -1.0, -4.0], [-4.0, 1.0, -4.0, -3.0], [-3.0, -3.0, 4.0, 4.0]], [[-3.0, -4.0, 4.0, 4.0], [-4.0, 4.0, 0.0, -3.0], [4.0, 4.0, 4.0, -2.0]], [[-2.0, 2.0, -2.0, -4.0], [-3.0, -3.0, -4.0, 4.0], [-3.0, -3.0, -1.0, -3.0]]]> : tensor<4x3x4xf8E4M3>]'
// RUN: : @program
// stablehlo.divide on f8E4M3, exact values
//   S: rank 3+
//   E: f8E4M3
// legal 0 0: [0.125,-0.25,1.0,2.0,-1.0,0.34375,0.5,-1.0,1.5,1.5,-0.25,-0.25,0.0,0.34375,1.0,0.375,0.125,0.5,-0.5,-0.34375,0.5,-0.5,0.5,-0.375,-0.5,0.25,0.25,0.25,0.5,0.5,"nan",-0.5,0.125,0.125,0.25,-0.75,0.5,-1.0,-0.25,0.25,-0.0,-0.171875,-0.125,0.125,0.34375,-0.6875,-2.0,-0.34375]

module {
func.func @program(%arg0: tensor<4x3x4xf8E4M3>, %arg1: tensor<4x3x4xf8E4M3>) -> tensor<4x3x4xf8E4M3> {
  %0 = stablehlo.divide %arg0, %arg1 : tensor<4x3x4xf8E4M3>
  return %0 : tensor<4x3x4xf8E4M3>
}

  func.func @main(%input0: tensor<4x3x4xf8E4M3>, %input1: tensor<4x3x4xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x3x4xf8E4M3>, tensor<4x3x4xf8E4M3>) -> (tensor<4x3x4xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<4x3x4xf8E4M3>) -> tensor<4x3x4xf64>
    %v1 = stablehlo.constant dense<[[[0.125, -0.25, 1.0, 2.0], [-1.0, 0.34375, 0.5, -1.0], [1.5, 1.5, -0.25, -0.25]], [[0.0, 0.34375, 1.0, 0.375], [0.125, 0.5, -0.5, -0.34375], [0.5, -0.5, 0.5, -0.375]], [[-0.5, 0.25, 0.25, 0.25], [0.5, 0.5, 0xFFF0000000000000, -0.5], [0.125, 0.125, 0.25, -0.75]], [[0.5, -1.0, -0.25, 0.25], [-0.0, -0.171875, -0.125, 0.125], [0.34375, -0.6875, -2.0, -0.34375]]]> : tensor<4x3x4xf64>
    %v2 = stablehlo.constant dense<[[[0.125, -0.25, 1.0, 2.0], [-1.0, 0.34375, 0.5, -1.0], [1.5, 1.5, -0.25, -0.25]], [[0.0, 0.34375, 1.0, 0.375], [0.125, 0.5, -0.5, -0.34375], [0.5, -0.5, 0.5, -0.375]], [[-0.5, 0.25, 0.25, 0.25], [0.5, 0.5, 0x7FF0000000000000, -0.5], [0.125, 0.125, 0.25, -0.75]], [[0.5, -1.0, -0.25, 0.25], [-0.0, -0.171875, -0.125, 0.125], [0.34375, -0.6875, -2.0, -0.34375]]]> : tensor<4x3x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x3x4xf64>, tensor<4x3x4xf64>) -> tensor<4x3x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x3x4xf64>, tensor<4x3x4xf64>) -> tensor<4x3x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x3x4xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<4x3x4xf64>) -> tensor<4x3x4xi64>
    %v7 = stablehlo.constant dense<[[[4593671619917905920, -4625196817309499392, 4607182418800017408, 4611686018427387904], [-4616189618054758400, 4599864069405540352, 4602678819172646912, -4616189618054758400], [4609434218613702656, 4609434218613702656, -4625196817309499392, -4625196817309499392]], [[0, 4599864069405540352, 4607182418800017408, 4600427019358961664], [4593671619917905920, 4602678819172646912, -4620693217682128896, -4623507967449235456], [4602678819172646912, -4620693217682128896, 4602678819172646912, -4622945017495814144]], [[-4620693217682128896, 4598175219545276416, 4598175219545276416, 4598175219545276416], [4602678819172646912, 4602678819172646912, 9221120237041090560, -4620693217682128896], [4593671619917905920, 4593671619917905920, 4598175219545276416, -4618441417868443648]], [[4602678819172646912, -4616189618054758400, -4625196817309499392, 4598175219545276416], [-9223372036854775808, -4628011567076605952, -4629700416936869888, 4593671619917905920], [4599864069405540352, -4619004367821864960, -4611686018427387904, -4623507967449235456]]]> : tensor<4x3x4xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<4x3x4xi64>, tensor<4x3x4xi64>) -> tensor<4x3x4xi1>
    %v9 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, false, false, false]], [[true, false, false, false], [false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false], [false, false, false, false]], [[false, false, false, false], [true, false, false, false], [false, false, false, false]]]> : tensor<4x3x4xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<4x3x4xi1>, tensor<4x3x4xi1>
    %v11 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, false, true, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false], [false, false, false, false]]]> : tensor<4x3x4xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x3x4xf64>, tensor<4x3x4xf64>) -> tensor<4x3x4xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<4x3x4xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<4x3x4xi1>
    check.expect_eq_const %v14, dense<true> : tensor<4x3x4xi1>
    func.return
  }
}
