// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-2.6484375], [-7.5078125]], [[-6.3125], [0.9589844]], [[3.5078125], [-0.7583008]], [[-1.4941406], [0.64697266]]]> : tensor<4x2x1xf16>, dense<[[[-4.8320312], [3.4980469]], [[-3.2851562], [0.21166992]], [[9.171875], [-3.4707031]], [[-0.5073242], [5.3125]]]> : tensor<4x2x1xf16>, dense<[[[-0.12634277], [2.4726562]], [[0.6191406], [7.0976562]], [[1.578125], [0.7270508]], [[-2.2011719], [0.2788086]]]> : tensor<4x2x1xf16>, dense<[[[[[4, -1], [3, -1], [2, -1], [-1, 0]], [[1, 3], [4, 0], [1, 0], [3, 0]], [[5, 4611686018427387904], [3, -9223372036854775808], [0, 1], [-1, 3]]], [[[5, 3], [0, 0], [4, 5], [5, -1]], [[-1, 5], [3, 3], [-1, 4], [3, -1]], [[-1, 1], [5, 5], [-1, 9223372036854775807], [5, -9223372036854775807]]]]]> : tensor<1x2x3x4x2xi64>, dense<> : tensor<2x3x1x0x4x2xf16>, dense<> : tensor<2x3x1x0x4x2xf16>]'
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
// legal 0 0: [-0.1263427734375,2.47265625,0.619140625,7.09765625,1.578125,0.72705078125,-2.201171875,0.27880859375]
// legal 0 1: [-4.83203125,3.498046875,-3.28515625,0.211669921875,9.171875,-3.470703125,-0.50732421875,5.3125]
// legal 0 2: [-2.6484375,-7.5078125,-6.3125,0.958984375,3.5078125,-0.75830078125,-1.494140625,0.64697265625]
// legal 0 3: [0.55126953125,-8.1015625,-1.7939453125,-0.4521484375,0.2978515625,-6.097555160522461e-05,-1.3935546875,-0.2276611328125]

module {
func.func @program(%arg0: tensor<4x2x1xf16>, %arg1: tensor<4x2x1xf16>, %arg2: tensor<4x2x1xf16>, %arg3: tensor<1x2x3x4x2xi64>, %arg4: tensor<2x3x1x0x4x2xf16>, %arg5: tensor<2x3x1x0x4x2xf16>) -> (tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>) {
  %0 = stablehlo.constant dense<[[[0.55126953], [-8.1015625]], [[-1.7939453], [-0.45214844]], [[0.29785156], [-6.097555e-05]], [[-1.3935547], [-0.22766113]]]> : tensor<4x2x1xf16>
  %1 = stablehlo.constant dense<> : tensor<2x3x1x0x4x2xf16>
  %2 = stablehlo.constant dense<> : tensor<2x3x1x0x4x2xf16>
  %3, %4, %5, %6 = "stablehlo.scatter"(%0, %arg0, %arg1, %arg2, %arg3, %arg4, %1, %2, %arg5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], input_batching_dims = [1], scatter_indices_batching_dims = [4], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = true}> ({
  ^bb0(%7: tensor<f16>, %8: tensor<f16>, %9: tensor<f16>, %10: tensor<f16>, %11: tensor<f16>, %12: tensor<f16>, %13: tensor<f16>, %14: tensor<f16>):
    %15 = stablehlo.add %7, %11 : tensor<f16>
    %16 = stablehlo.add %9, %13 : tensor<f16>
    %17 = stablehlo.add %10, %14 : tensor<f16>
    stablehlo.return %15, %8, %16, %17 : tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>
  }) : (tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<1x2x3x4x2xi64>, tensor<2x3x1x0x4x2xf16>, tensor<2x3x1x0x4x2xf16>, tensor<2x3x1x0x4x2xf16>, tensor<2x3x1x0x4x2xf16>) -> (tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>)
  return %6, %5, %4, %3 : tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>
}

  func.func @main(%input0: tensor<4x2x1xf16>, %input1: tensor<4x2x1xf16>, %input2: tensor<4x2x1xf16>, %input3: tensor<1x2x3x4x2xi64>, %input4: tensor<2x3x1x0x4x2xf16>, %input5: tensor<2x3x1x0x4x2xf16>) {
    %r:4 = func.call @program(%input0, %input1, %input2, %input3, %input4, %input5) : (tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<1x2x3x4x2xi64>, tensor<2x3x1x0x4x2xf16>, tensor<2x3x1x0x4x2xf16>) -> (tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>, tensor<4x2x1xf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<4x2x1xf16>) -> tensor<4x2x1xf64>
    check.expect_eq_const %v0, dense<[[[-0.1263427734375], [2.47265625]], [[0.619140625], [7.09765625]], [[1.578125], [0.72705078125]], [[-2.201171875], [0.27880859375]]]> : tensor<4x2x1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<4x2x1xf16>) -> tensor<4x2x1xf64>
    check.expect_eq_const %v1, dense<[[[-4.83203125], [3.498046875]], [[-3.28515625], [0.211669921875]], [[9.171875], [-3.470703125]], [[-0.50732421875], [5.3125]]]> : tensor<4x2x1xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<4x2x1xf16>) -> tensor<4x2x1xf64>
    check.expect_eq_const %v2, dense<[[[-2.6484375], [-7.5078125]], [[-6.3125], [0.958984375]], [[3.5078125], [-0.75830078125]], [[-1.494140625], [0.64697265625]]]> : tensor<4x2x1xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<4x2x1xf16>) -> tensor<4x2x1xf64>
    check.expect_eq_const %v3, dense<[[[0.55126953125], [-8.1015625]], [[-1.7939453125], [-0.4521484375]], [[0.2978515625], [-6.097555160522461e-05]], [[-1.3935546875], [-0.2276611328125]]]> : tensor<4x2x1xf64>
    func.return
  }
}
