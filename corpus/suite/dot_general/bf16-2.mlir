// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.5, 0.94921875, 0.8828125, 1.1754944e-38], [0.40234375, 3.3895314e+38, 1.0, 1.0], [1.1754944e-38, 0x7FC0, -1.0, 1.1663108e-38]]> : tensor<3x4xbf16>]'
// RUN: : @program
// stablehlo.dot_general on bf16, special values
//   B: rank 0
//   K: rank 1
//   M: rank 1
//   N: rank 2
//   E: bf16
//   F: bf16
//   lhs_batching_dimensions: empty
//   lhs_contracting_dimensions: one
//   rhs_batching_dimensions: empty
//   rhs_contracting_dimensions: one
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
//   lhs_precision_type: given
//   lhs_precision_type: f32
//   rhs_precision_type: given
//   rhs_precision_type: f32
//   accumulation_type: given
//   accumulation_type: f32
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: given
//   precision_config: DEFAULT
//   G: bf16
// legal 0 0: [2.5,-3.2167317497994964e+38,-2.328125,"nan","nan",-0.08447265625,-0.76171875,6.4375,-3.2167317497994964e+38,"inf",{"any of":[[-1.7976931348623157e+308,-1.767873234393938e+38],"-inf"]},{"any of":[[-1.7976931348623157e+308,1.7976931348623157e+308],"-inf","inf","nan"]},"inf","nan","nan",1.6947656946257677e+38,"-inf",1.8742114740567314e+38,{"any of":[[-1.7976931348623157e+308,1.7976931348623157e+308],"-inf","inf","nan"]},null,"nan","nan","nan","nan","nan","nan","nan","nan","nan","nan"]

module {
func.func @program(%arg0: tensor<3x4xbf16>) -> tensor<3x5x2xbf16> {
  %0 = stablehlo.constant dense<[[[-0.96484375, -0.0], [-1.5234375, -3.3895314e+38], [0.5, -4.6875], [3.3895314e+38, 0.65625]], [[1.0, 0xFFC0], [3.0, -1.1663108e-38], [-1.9140625, 0.71484375], [-3.3895314e+38, 1.0]], [[-2.0, -0.59375], [-0.65625, 0.5], [-0.921875, -0.296875], [0xFFC0, -0.38671875]], [[1.1663108e-38, 0.47851562], [-6.0625, 0.5546875], [5.65625, 6.4375], [7.59375, -6.21875]], [[4.65625, -1.140625], [-3.3895314e+38, -1.9453125], [3.171875, -9.1835e-41], [0.5859375, 0x7F80]]]> : tensor<5x4x2xbf16>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x4xbf16>, tensor<5x4x2xbf16>) -> tensor<3x5x2xbf16>
  return %1 : tensor<3x5x2xbf16>
}

  func.func @main(%input0: tensor<3x4xbf16>) {
    %r = func.call @program(%input0) : (tensor<3x4xbf16>) -> (tensor<3x5x2xbf16>)
    %v0 = stablehlo.convert %r : (tensor<3x5x2xbf16>) -> tensor<3x5x2xf64>
    %v1 = stablehlo.constant dense<[[[2.5, -3.2167317497994964e+38], [-2.328125, 0xFFF0000000000000], [0xFFF0000000000000, -0.08447265625], [-0.76171875, 6.4375], [-3.2167317497994964e+38, 0xFFF0000000000000]], [[-1.767873234393938e+38, 0x7FF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 1.6947656946257677e+38], [0xFFF0000000000000, 1.8742114740567314e+38], [0x7FF0000000000000, 0x7FF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<3x5x2xf64>
    %v2 = stablehlo.constant dense<[[[2.5, -3.2167317497994964e+38], [-2.328125, 0x7FF0000000000000], [0x7FF0000000000000, -0.08447265625], [-0.76171875, 6.4375], [-3.2167317497994964e+38, 0x7FF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 1.6947656946257677e+38], [0x7FF0000000000000, 1.8742114740567314e+38], [0xFFF0000000000000, 0xFFF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<3x5x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x5x2xf64>, tensor<3x5x2xf64>) -> tensor<3x5x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x5x2xf64>, tensor<3x5x2xf64>) -> tensor<3x5x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x5x2xi1>
    %v6 = stablehlo.constant dense<[[[false, false], [false, true], [true, false], [false, false], [false, false]], [[false, true], [false, true], [true, false], [false, false], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]]]> : tensor<3x5x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x5x2xf64>, tensor<3x5x2xf64>) -> tensor<3x5x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x5x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x5x2xi1>
    %v10 = stablehlo.constant dense<[[[false, false], [false, false], [false, false], [false, false], [false, true]], [[false, true], [true, false], [false, false], [false, false], [true, true]], [[false, false], [false, false], [false, false], [false, false], [false, false]]]> : tensor<3x5x2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x5x2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x5x2xf64>, tensor<3x5x2xf64>) -> tensor<3x5x2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x5x2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x5x2xi1>
    %v15 = stablehlo.constant dense<[[[false, false], [false, false], [false, false], [false, false], [false, false]], [[true, true], [false, false], [false, false], [true, false], [true, true]], [[false, false], [false, false], [false, false], [false, false], [false, false]]]> : tensor<3x5x2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x5x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x5x2xf64>, tensor<3x5x2xf64>) -> tensor<3x5x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x5x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x5x2xi1>
    %v20 = stablehlo.constant dense<[[[false, false], [false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false], [false, false], [false, true]], [[false, false], [false, false], [false, false], [false, false], [false, false]]]> : tensor<3x5x2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<3x5x2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<3x5x2xi1>
    func.return
  }
}
