// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-1.9326172], [-0.43725586]], [[-0.9145508], [0.4567871]], [[-7.109375], [-0.8964844]], [[-4.8320312], [3.4980469]]]> : tensor<4x2x1xf16>, dense<[[[1.3076172], [-0.26000977]], [[0.22619629], [-2.8066406]], [[-0.46411133], [-2.3261719]], [[-0.12634277], [2.4726562]]]> : tensor<4x2x1xf16>, dense<[[[[[4, 5], [0, 3], [-9223372036854775807, 5], [4, 1]], [[5, -1], [4611686018427387904, 3], [4, -1], [3, -1]], [[2, -1], [-1, 0], [1, 3], [4, 0]]], [[[1, 0], [3, 0], [5, 4611686018427387904], [3, -9223372036854775808]], [[0, 1], [-1, 3], [5, 3], [0, 0]], [[4, 5], [5, -1], [-1, 5], [3, 3]]]]]> : tensor<1x2x3x4x2xi64>, dense<> : tensor<2x3x1x0x4x2xf16>, dense<> : tensor<2x3x1x0x4x2xf16>]'
// RUN: : @program
// stablehlo.scatter on f16, envelope values
//   B: rank 1
//   C: rank 0
//   O: rank 2
//   O: has 1
//   G: rank 3+
//   W: low
//   W: low + 1
//   E: f16
//   F: f16
//   I: i64
//   input_batching_dims: one
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: one
//   index_vector_dim: first
//   update_window_dims: ascending
//   scatter_dims_to_operand_dims: one
//   indices_are_sorted: true
//   unique_indices: false
// legal 0 0: [1.3076171875,-0.260009765625,0.2261962890625,-2.806640625,-0.464111328125,-2.326171875,-0.1263427734375,2.47265625]
// legal 0 1: [-1.9326171875,-0.437255859375,-0.91455078125,0.456787109375,-7.109375,-0.896484375,-4.83203125,3.498046875]
// legal 0 2: [1.79296875,0.2034912109375,0.152099609375,14.3125,-11.625,3.435546875,-0.90673828125,5.9375]
// legal 0 3: [0.55126953125,-8.1015625,-1.7939453125,-0.4521484375,0.2978515625,-5.90625,-1.3935546875,-0.2276611328125]

module {
func.func @program(%arg0: tensor<4x2x1xf16>, %arg1: tensor<4x2x1xf16>, %arg2: tensor<1x2x3x4x2xi64>, %arg3: tensor<2x3x1x0x4x2xf16>, %arg4: tensor<2x3x1x0x4x2xf16>) -> (tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>) {
  %0 = stablehlo.constant dense<[[[0.55126953], [-8.1015625]], [[-1.7939453], [-0.45214844]], [[0.29785156], [-5.90625]], [[-1.3935547], [-0.22766113]]]> : tensor<4x2x1xf16>
  %1 = stablehlo.constant dense<[[[1.7929688], [0.20349121]], [[0.15209961], [14.3125]], [[-11.625], [3.4355469]], [[-0.9067383], [5.9375]]]> : tensor<4x2x1xf16>
  %2 = stablehlo.constant dense<> : tensor<2x3x1x0x4x2xf16>
  %3 = stablehlo.constant dense<> : tensor<2x3x1x0x4x2xf16>
  %4, %5, %6, %7 = "stablehlo.scatter"(%0, %1, %arg0, %arg1, %arg2, %arg3, %arg4, %2, %3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], input_batching_dims = [1], scatter_indices_batching_dims = [4], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = true}> ({
  ^bb0(%8: tensor<f16>, %9: tensor<f16>, %10: tensor<f16>, %11: tensor<f16>, %12: tensor<f16>, %13: tensor<f16>, %14: tensor<f16>, %15: tensor<f16>):
    %16 = stablehlo.add %8, %12 : tensor<f16>
    %17 = stablehlo.add %10, %14 : tensor<f16>
    %18 = stablehlo.add %11, %15 : tensor<f16>
    stablehlo.return %16, %9, %17, %18 : tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>
  }) : (tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<1x2x3x4x2xi64>, tensor<2x3x1x0x4x2xf16>, tensor<2x3x1x0x4x2xf16>, tensor<2x3x1x0x4x2xf16>, tensor<2x3x1x0x4x2xf16>) -> (tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>)
  return %7, %6, %5, %4 : tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>
}

  func.func @main(%input0: tensor<4x2x1xf16>, %input1: tensor<4x2x1xf16>, %input2: tensor<1x2x3x4x2xi64>, %input3: tensor<2x3x1x0x4x2xf16>, %input4: tensor<2x3x1x0x4x2xf16>) {
    %r:4 = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<1x2x3x4x2xi64>, tensor<2x3x1x0x4x2xf16>, tensor<2x3x1x0x4x2xf16>) -> (tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<4x2x1xf16>) -> tensor<4x2x1xf64>
    check.expect_eq_const %v0, dense<[[[1.3076171875], [-0.260009765625]], [[0.2261962890625], [-2.806640625]], [[-0.464111328125], [-2.326171875]], [[-0.1263427734375], [2.47265625]]]> : tensor<4x2x1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<4x2x1xf16>) -> tensor<4x2x1xf64>
    check.expect_eq_const %v1, dense<[[[-1.9326171875], [-0.437255859375]], [[-0.91455078125], [0.456787109375]], [[-7.109375], [-0.896484375]], [[-4.83203125], [3.498046875]]]> : tensor<4x2x1xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<4x2x1xf16>) -> tensor<4x2x1xf64>
    check.expect_eq_const %v2, dense<[[[1.79296875], [0.2034912109375]], [[0.152099609375], [14.3125]], [[-11.625], [3.435546875]], [[-0.90673828125], [5.9375]]]> : tensor<4x2x1xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<4x2x1xf16>) -> tensor<4x2x1xf64>
    check.expect_eq_const %v3, dense<[[[0.55126953125], [-8.1015625]], [[-1.7939453125], [-0.4521484375]], [[0.2978515625], [-5.90625]], [[-1.3935546875], [-0.2276611328125]]]> : tensor<4x2x1xf64>
    func.return
  }
}
