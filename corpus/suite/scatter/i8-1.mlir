// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[8, 2, -6, 5], [-5, -5, 2, 9]]], [[[-1, 5, 0, 7], [8, 2, 5, 6]]], [[[-4, -3, -3, -4], [4, 7, -2, 3]]], [[[-4, 5, 3, 3], [7, -1, 6, 8]]]]> : tensor<4x1x2x4xi8>, dense<[[[[false, false, false, true], [true, false, false, false]]], [[[false, true, false, false], [true, true, false, true]]], [[[false, true, false, true], [true, true, true, false]]], [[[false, true, false, false], [false, true, false, false]]]]> : tensor<4x1x2x4xi1>, dense<[[[[-2.0, -0.25, 0.25, 1.0], [0.25, -0.5, -1.75, -1.75]]], [[[-2.0, -1.75, 1.75, 0.5], [1.5, 0.0, 0.75, -0.75]]], [[[0.5, 1.0, -1.0, 2.0], [1.75, -0.25, -0.75, 1.5]]], [[[0.5, -0.25, 0.5, 0.75], [1.25, 1.0, -0.5, -0.5]]]]> : tensor<4x1x2x4xf16>, dense<[[0, 2, 1, 32767], [1, 3, -1, 5], [2, 1, 32767, 0]]> : tensor<3x4xi16>, dense<> : tensor<4x3x0xi8>, dense<> : tensor<4x3x0xf16>]'
// RUN: : @program
// stablehlo.scatter on i8, exact values
//   B: rank 0
//   C: rank 2
//   C: has 1
//   O: rank 2
//   G: rank 1
//   W: low
//   E: i1
//   E: i8
//   E: f16
//   F: i1
//   F: i8
//   F: f16
//   I: i16
//   input_batching_dims: empty
//   inserted_window_dims: ascending
//   scatter_indices_batching_dims: empty
//   index_vector_dim: first
//   update_window_dims: ascending
//   scatter_dims_to_operand_dims: unordered
//   indices_are_sorted: false
//   unique_indices: true
// legal 0 0: [-2.0,-0.25,0.25,1.0,0.25,-0.5,-1.75,-1.75,-2.0,-1.75,1.75,0.5,1.5,0.0,0.75,-0.75,0.5,1.0,-1.0,2.0,1.75,-0.25,-0.75,1.5,0.5,-0.25,0.5,0.75,1.25,1.0,-0.5,-0.5]
// legal 0 1: [false,false,false,true,true,false,false,false,false,true,false,false,true,true,false,true,false,true,false,true,true,true,true,false,false,true,false,false,false,true,false,false]
// legal 0 2: [8,2,-6,5,-5,-5,2,9,-1,5,0,7,8,2,5,6,-4,-3,-3,-4,4,7,-2,3,-4,5,3,3,7,-1,6,8]

module {
func.func @program(%arg0: tensor<4x1x2x4xi8>, %arg1: tensor<4x1x2x4xi1>, %arg2: tensor<4x1x2x4xf16>, %arg3: tensor<3x4xi16>, %arg4: tensor<4x3x0xi8>, %arg5: tensor<4x3x0xf16>) -> (tensor<4x1x2x4xf16>, tensor<4x1x2x4xi1>, tensor<4x1x2x4xi8>) {
  %0 = stablehlo.constant dense<> : tensor<4x3x0xi1>
  %1, %2, %3 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %arg5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [2, 1, 0], index_vector_dim = 0>, unique_indices = true}> ({
  ^bb0(%4: tensor<i8>, %5: tensor<i1>, %6: tensor<f16>, %7: tensor<i8>, %8: tensor<i1>, %9: tensor<f16>):
    %10 = stablehlo.maximum %4, %7 : tensor<i8>
    stablehlo.return %10, %8, %9 : tensor<i8>, tensor<i1>, tensor<f16>
  }) : (tensor<4x1x2x4xi8>, tensor<4x1x2x4xi1>, tensor<4x1x2x4xf16>, tensor<3x4xi16>, tensor<4x3x0xi8>, tensor<4x3x0xi1>, tensor<4x3x0xf16>) -> (tensor<4x1x2x4xi8>, tensor<4x1x2x4xi1>, tensor<4x1x2x4xf16>)
  return %3, %2, %1 : tensor<4x1x2x4xf16>, tensor<4x1x2x4xi1>, tensor<4x1x2x4xi8>
}

  func.func @main(%input0: tensor<4x1x2x4xi8>, %input1: tensor<4x1x2x4xi1>, %input2: tensor<4x1x2x4xf16>, %input3: tensor<3x4xi16>, %input4: tensor<4x3x0xi8>, %input5: tensor<4x3x0xf16>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3, %input4, %input5) : (tensor<4x1x2x4xi8>, tensor<4x1x2x4xi1>, tensor<4x1x2x4xf16>, tensor<3x4xi16>, tensor<4x3x0xi8>, tensor<4x3x0xf16>) -> (tensor<4x1x2x4xf16>, tensor<4x1x2x4xi1>, tensor<4x1x2x4xi8>)
    %v0 = stablehlo.convert %r#0 : (tensor<4x1x2x4xf16>) -> tensor<4x1x2x4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4x1x2x4xf64>) -> tensor<4x1x2x4xi64>
    check.expect_eq_const %v1, dense<[[[[-4611686018427387904, -4625196817309499392, 4598175219545276416, 4607182418800017408], [4598175219545276416, -4620693217682128896, -4612811918334230528, -4612811918334230528]]], [[[-4611686018427387904, -4612811918334230528, 4610560118520545280, 4602678819172646912], [4609434218613702656, 0, 4604930618986332160, -4618441417868443648]]], [[[4602678819172646912, 4607182418800017408, -4616189618054758400, 4611686018427387904], [4610560118520545280, -4625196817309499392, -4618441417868443648, 4609434218613702656]]], [[[4602678819172646912, -4625196817309499392, 4602678819172646912, 4604930618986332160], [4608308318706860032, 4607182418800017408, -4620693217682128896, -4620693217682128896]]]]> : tensor<4x1x2x4xi64>
    check.expect_eq_const %r#1, dense<[[[[false, false, false, true], [true, false, false, false]]], [[[false, true, false, false], [true, true, false, true]]], [[[false, true, false, true], [true, true, true, false]]], [[[false, true, false, false], [false, true, false, false]]]]> : tensor<4x1x2x4xi1>
    check.expect_eq_const %r#2, dense<[[[[8, 2, -6, 5], [-5, -5, 2, 9]]], [[[-1, 5, 0, 7], [8, 2, 5, 6]]], [[[-4, -3, -3, -4], [4, 7, -2, 3]]], [[[-4, 5, 3, 3], [7, -1, 6, 8]]]]> : tensor<4x1x2x4xi8>
    func.return
  }
}
