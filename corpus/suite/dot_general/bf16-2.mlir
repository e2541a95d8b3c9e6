// RUN: stablehlo-translate --interpret %s --args='[dense<[[[3.640625, -0.83984375, -4.34375], [0x7FC0, 1.6875, -3.15625], [0.765625, 0x7F80, -2.59375], [2.203125, 1.0625, 9.1835e-41]], [[0x7F80, 0.26953125, -3.3895314e+38], [-0.73046875, 0xFF80, 0x7FC0], [-1.1754944e-38, 0.5, -1.1754944e-38], [0x7FC0, -6.40625, 0x7FC0]], [[1.1663108e-38, -1.0, 0.27734375], [-1.1754944e-38, 0xFFC0, 2.203125], [1.671875, 1.1754944e-38, 2.671875], [0xFFC0, 0.5, 0.734375]]]> : tensor<3x4x3xbf16>, dense<[[[[-0.38671875, -4.0, 0.5], [-1.0, -0.45117188, 1.4453125], [-3.3895314e+38, 2.34375, 4.5625]]], [[[0.93359375, 0xFF80, 1.1663108e-38], [1.5, -0.25390625, -1.0], [-1.1754944e-38, -0.30078125, 0.578125]]], [[[-1.171875, -7.09375, 2.515625], [1.1663108e-38, -1.0, -0.61328125], [1.78125, -0.90625, 0.41210938]]]]> : tensor<3x1x3x3xbf16>, dense<[[[-0.5078125, 0xFFC0, -1.1754944e-38], [1.1663108e-38, 0x7F80, -9.1835e-41], [2.1875, 1.1663108e-38, -1.1663108e-38], [0.3828125, 7.09375, -1.1663108e-38]], [[-7.28125, 1.1754944e-38, -1.78125], [-3.3895314e+38, 5.09375, -1.296875], [-1.0, -0.68359375, -2.03125], [9.1835e-41, -1.1663108e-38, 1.1754944e-38]], [[-0.66796875, 1.0078125, -0.55078125], [-0.47265625, 5.0, 0.63671875], [0.65234375, 1.1663108e-38, -7.3125], [-1.1754944e-38, 0xFF80, -0.5]]]> : tensor<3x4x3xbf16>, dense<[[[[0.63671875, -0.38476562, -3.625], [0.95703125, -1.7265625, -5.3125], [-1.1663108e-38, -1.8046875, -6.3125]]], [[[0xFF80, -3.3895314e+38, 0.8125], [3.125, 0.76171875, -1.1663108e-38], [-2.109375, -3.703125, -9.1835e-41]]], [[[3.859375, -9.1835e-41, -3.3895314e+38], [1.1663108e-38, -0.6171875, 0.0], [1.5390625, 3.3895314e+38, 0.3203125]]]]> : tensor<3x1x3x3xbf16>]'
// RUN: : @program
// stablehlo.dot_general on bf16, special values
//   B: rank 1
//   K: rank 1
//   M: rank 1
//   N: rank 2
//   N: has 1
//   E: bf16
//   F: bf16
//   lhs_batching_dimensions: one
//   lhs_contracting_dimensions: one
//   rhs_batching_dimensions: one
//   rhs_contracting_dimensions: one
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
//   lhs_precision_type: given
//   lhs_precision_type: f16
//   rhs_precision_type: given
//   rhs_precision_type: f16
//   accumulation_type: given
//   accumulation_type: f16
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: absent
//   G: bf16
// legal 0 0: ["inf",2.140625,-12.0,"nan","nan","nan","nan","inf","nan","nan",[3.640625,3.65625],-2.578125,"-inf","nan","nan","nan","nan","nan",-0.2255859375,"nan",-0.5,"nan","nan","nan",[-0.1826171875,-0.1767578125],[1.15625,1.1640625],0.7265625,"nan","nan","nan",[13.0,13.0625],1.546875,5.3125,"nan","nan","nan"]
// legal 1 0: ["nan","nan","nan","inf","nan","nan",1.390625,"-inf",8.4375,7.03125,"-inf",1.4765625,[6.0,6.03125],"inf","-inf","inf","inf","nan",[5.21875,5.25],"inf","-inf",[0.0,0.0],"nan","nan",[0.52734375,0.5625],-0.54296875,"inf",-28.875,-0.384765625,"inf",43.75,0.53125,"-inf","inf","nan","nan"]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<3x4x3xbf16>, %arg1: tensor<3x1x3x3xbf16>) -> tensor<3x4x3x1xbf16> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [3], contracting_dims = [2] x [2], algorithm = <lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x4x3xbf16>, tensor<3x1x3x3xbf16>) -> tensor<3x4x3x1xbf16>
    return %0 : tensor<3x4x3x1xbf16>
  }

  func.func @main(%input0: tensor<3x4x3xbf16>, %input1: tensor<3x1x3x3xbf16>, %input2: tensor<3x4x3xbf16>, %input3: tensor<3x1x3x3xbf16>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program]]} : (tensor<3x4x3xbf16>, tensor<3x1x3x3xbf16>, tensor<3x4x3xbf16>, tensor<3x1x3x3xbf16>) -> (tensor<3x4x3x1xbf16>, tensor<3x4x3x1xbf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<3x4x3x1xbf16>) -> tensor<3x4x3x1xf64>
    %v1 = stablehlo.constant dense<[[[[0xFFF0000000000000], [2.140625], [-12.0]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [3.65625], [-2.578125]]], [[[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[-0.2255859375], [0xFFF0000000000000], [-0.5]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]], [[[-0.1767578125], [1.1640625], [0.7265625]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[13.0625], [1.546875], [5.3125]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]]]> : tensor<3x4x3x1xf64>
    %v2 = stablehlo.constant dense<[[[[0x7FF0000000000000], [2.140625], [-12.0]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [3.640625], [-2.578125]]], [[[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[-0.2255859375], [0x7FF0000000000000], [-0.5]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]], [[[-0.1826171875], [1.15625], [0.7265625]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[13.0], [1.546875], [5.3125]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]]]> : tensor<3x4x3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x4x3x1xf64>, tensor<3x4x3x1xf64>) -> tensor<3x4x3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x4x3x1xf64>, tensor<3x4x3x1xf64>) -> tensor<3x4x3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x4x3x1xi1>
    %v6 = stablehlo.constant dense<[[[[false], [false], [false]], [[true], [true], [true]], [[true], [false], [true]], [[true], [false], [false]]], [[[false], [true], [true]], [[true], [true], [true]], [[false], [true], [false]], [[true], [true], [true]]], [[[false], [false], [false]], [[true], [true], [true]], [[false], [false], [false]], [[true], [true], [true]]]]> : tensor<3x4x3x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x4x3x1xf64>, tensor<3x4x3x1xf64>) -> tensor<3x4x3x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x4x3x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x4x3x1xi1>
    %v10 = stablehlo.constant dense<[[[[true], [false], [false]], [[false], [false], [false]], [[false], [true], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]]]> : tensor<3x4x3x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x4x3x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x4x3x1xf64>, tensor<3x4x3x1xf64>) -> tensor<3x4x3x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x4x3x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x4x3x1xi1>
    %v15 = stablehlo.constant dense<[[[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]], [[[true], [false], [false]], [[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]]]> : tensor<3x4x3x1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x4x3x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x4x3x1xf64>, tensor<3x4x3x1xf64>) -> tensor<3x4x3x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x4x3x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x4x3x1xi1>
    check.expect_eq_const %v19, dense<true> : tensor<3x4x3x1xi1>
    %v20 = stablehlo.convert %r#1 : (tensor<3x4x3x1xbf16>) -> tensor<3x4x3x1xf64>
    %v21 = stablehlo.constant dense<[[[[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[1.390625], [0xFFF0000000000000], [8.4375]], [[7.03125], [0xFFF0000000000000], [1.4765625]]], [[[6.03125], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[5.25], [0xFFF0000000000000], [0xFFF0000000000000]], [[0.0], [0xFFF0000000000000], [0xFFF0000000000000]]], [[[0.5625], [-0.54296875], [0xFFF0000000000000]], [[-28.875], [-0.384765625], [0xFFF0000000000000]], [[43.75], [0.53125], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]]]> : tensor<3x4x3x1xf64>
    %v22 = stablehlo.constant dense<[[[[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[1.390625], [0x7FF0000000000000], [8.4375]], [[7.03125], [0x7FF0000000000000], [1.4765625]]], [[[6.0], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[5.21875], [0x7FF0000000000000], [0x7FF0000000000000]], [[0.0], [0x7FF0000000000000], [0x7FF0000000000000]]], [[[0.52734375], [-0.54296875], [0x7FF0000000000000]], [[-28.875], [-0.384765625], [0x7FF0000000000000]], [[43.75], [0.53125], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]]]> : tensor<3x4x3x1xf64>
    %v23 = stablehlo.compare GE, %v20, %v22, FLOAT : (tensor<3x4x3x1xf64>, tensor<3x4x3x1xf64>) -> tensor<3x4x3x1xi1>
    %v24 = stablehlo.compare LE, %v20, %v21, FLOAT : (tensor<3x4x3x1xf64>, tensor<3x4x3x1xf64>) -> tensor<3x4x3x1xi1>
    %v25 = stablehlo.and %v23, %v24 : tensor<3x4x3x1xi1>
    %v26 = stablehlo.constant dense<[[[[true], [true], [true]], [[false], [true], [true]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [true]], [[false], [false], [false]], [[false], [true], [true]]], [[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]], [[false], [true], [true]]]]> : tensor<3x4x3x1xi1>
    %v27 = stablehlo.compare NE, %v20, %v20, FLOAT : (tensor<3x4x3x1xf64>, tensor<3x4x3x1xf64>) -> tensor<3x4x3x1xi1>
    %v28 = stablehlo.and %v27, %v26 : tensor<3x4x3x1xi1>
    %v29 = stablehlo.or %v25, %v28 : tensor<3x4x3x1xi1>
    %v30 = stablehlo.constant dense<[[[[false], [false], [false]], [[true], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [true], [false]], [[true], [true], [false]], [[false], [true], [false]], [[false], [false], [false]]], [[[false], [false], [true]], [[false], [false], [true]], [[false], [false], [false]], [[true], [false], [false]]]]> : tensor<3x4x3x1xi1>
    %v31 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x4x3x1xf64>
    %v32 = stablehlo.compare EQ, %v20, %v31, FLOAT : (tensor<3x4x3x1xf64>, tensor<3x4x3x1xf64>) -> tensor<3x4x3x1xi1>
    %v33 = stablehlo.and %v32, %v30 : tensor<3x4x3x1xi1>
    %v34 = stablehlo.or %v29, %v33 : tensor<3x4x3x1xi1>
    %v35 = stablehlo.constant dense<[[[[false], [false], [false]], [[false], [false], [false]], [[false], [true], [false]], [[false], [true], [false]]], [[[false], [false], [true]], [[false], [false], [false]], [[false], [false], [true]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [true]], [[false], [false], [false]]]]> : tensor<3x4x3x1xi1>
    %v36 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x4x3x1xf64>
    %v37 = stablehlo.compare EQ, %v20, %v36, FLOAT : (tensor<3x4x3x1xf64>, tensor<3x4x3x1xf64>) -> tensor<3x4x3x1xi1>
    %v38 = stablehlo.and %v37, %v35 : tensor<3x4x3x1xi1>
    %v39 = stablehlo.or %v34, %v38 : tensor<3x4x3x1xi1>
    check.expect_eq_const %v39, dense<true> : tensor<3x4x3x1xi1>
    func.return
  }
}
