// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[6.34375], [-0.34960938], [7.34375], [0.328125], [0xFFC0]]], [[[-1.1663108e-38], [-7.46875], [-0.5], [-0.61328125], [0.0]]], [[[-2.015625], [0.65234375], [-3.3895314e+38], [-1.0], [-0.0]]], [[[7.375], [-0.0], [-0.41210938], [-1.1663108e-38], [-0.33398438]]], [[[1.5625], [-6.0625], [-0.32226562], [3.3895314e+38], [3.71875]]]]> : tensor<5x1x5x1xbf16>, dense<[[-1.1663108e-38, 0.5, -0.83203125, 3.3895314e+38, -1.609375], [-1.1663108e-38, -2.03125, 1.1754944e-38, -1.0, -9.1835e-41], [-1.1663108e-38, 0.390625, -1.1663108e-38, -0.5, -7.65625], [0xFFC0, 1.359375, -1.21875, -2.21875, -1.0], [-1.75, -0.7890625, 1.1754944e-38, 0.0, -0.96484375]]> : tensor<5x5xbf16>, dense<[[[[-4.40625], [0.39453125], [1.0], [2.09375], [-0.98828125]]], [[[6.375], [3.6875], [-0.78125], [-9.1835e-41], [-1.1754944e-38]]], [[[1.1663108e-38], [-2.828125], [-0.328125], [-0.31640625], [1.6875]]], [[[0x7F80], [-0.0], [1.1663108e-38], [3.3895314e+38], [0.53515625]]], [[[-0.8046875], [-1.5078125], [3.3895314e+38], [9.1835e-41], [5.875]]]]> : tensor<5x1x5x1xbf16>, dense<[[1.265625, 0.9609375, 3.0625, -1.0, 0.90234375], [-0.5, -1.1663108e-38, 1.0, -9.1835e-41, 0xFFC0], [-4.3125, -5.90625, 0x7FC0, -0.7421875, -0.40234375], [1.6875, 0.6796875, 1.921875, -0.453125, -1.0], [1.1754944e-38, -3.3895314e+38, -1.1663108e-38, 4.5625, -9.1835e-41]]> : tensor<5x5xbf16>, dense<[[[[0.5], [-0.5], [-0.55078125], [1.6796875], [3.3895314e+38]]], [[[3.953125], [0x7F80], [-2.359375], [-3.3895314e+38], [-2.640625]]], [[[-0.45703125], [9.1835e-41], [0xFF80], [-1.1663108e-38], [-0.0]]], [[[-9.1835e-41], [1.1663108e-38], [-0.36328125], [3.328125], [-7.65625]]], [[[-9.1835e-41], [4.40625], [-2.28125], [0.53515625], [0.0]]]]> : tensor<5x1x5x1xbf16>, dense<[[-1.1663108e-38, 0.34765625, -3.3895314e+38, -1.5390625, 0.0], [-2.875, 3.734375, -5.28125, -3.3895314e+38, -0.5], [0.33398438, 3.53125, -1.03125, 0x7F80, 1.4453125], [1.1663108e-38, -3.453125, -1.5234375, 1.1754944e-38, 0.92578125], [-0.0, 3.90625, -0.8515625, 6.28125, -1.75]]> : tensor<5x5xbf16>]'
// RUN: : @program
// stablehlo.dot_general on bf16, special values
//   B: rank 1
//   K: rank 1
//   M: rank 2
//   M: has 1
//   N: rank 0
//   E: bf16
//   F: f32
//   lhs_batching_dimensions: one
//   lhs_contracting_dimensions: one
//   rhs_batching_dimensions: one
//   rhs_contracting_dimensions: one
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: absent
//   G: bf16
// legal 0 0: ["nan",[14.141902923583984,14.141910552978516],[2.8958115577697754,6.849061489105225],"inf",[-3.3895322005479196e+38,-3.3895305779551513e+38]]
// legal 1 0: [[-6.553226470947266,-6.553218841552734],[14.724605560302734,14.724613189697266],"nan","-inf","nan"]
// legal 2 0: [[1.2535473108291626,1.2535480260849],null,"inf","-inf",[-5.004807949066162,-5.004805088043213]]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<5x1x5x1xbf16>, %arg1: tensor<5x5xbf16>) -> tensor<5x1x1xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0] : (tensor<5x1x5x1xbf16>, tensor<5x5xbf16>) -> tensor<5x1x1xf32>
    return %0 : tensor<5x1x1xf32>
  }

  func.func @main(%input0: tensor<5x1x5x1xbf16>, %input1: tensor<5x5xbf16>, %input2: tensor<5x1x5x1xbf16>, %input3: tensor<5x5xbf16>, %input4: tensor<5x1x5x1xbf16>, %input5: tensor<5x5xbf16>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5) {programs = [[@program], [@program], [@program]]} : (tensor<5x1x5x1xbf16>, tensor<5x5xbf16>, tensor<5x1x5x1xbf16>, tensor<5x5xbf16>, tensor<5x1x5x1xbf16>, tensor<5x5xbf16>) -> (tensor<5x1x1xf32>, tensor<5x1x1xf32>, tensor<5x1x1xf32>)
    %v0 = stablehlo.convert %r#0 : (tensor<5x1x1xf32>) -> tensor<5x1x1xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000]], [[14.141910552978516]], [[6.849061489105225]], [[0xFFF0000000000000]], [[-3.3895305779551513e+38]]]> : tensor<5x1x1xf64>
    %v2 = stablehlo.constant dense<[[[0x7FF0000000000000]], [[14.141902923583984]], [[2.8958115577697754]], [[0x7FF0000000000000]], [[-3.3895322005479196e+38]]]> : tensor<5x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x1x1xi1>
    %v6 = stablehlo.constant dense<[[[true]], [[false]], [[false]], [[false]], [[false]]]> : tensor<5x1x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x1x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x1x1xi1>
    %v10 = stablehlo.constant dense<[[[false]], [[false]], [[false]], [[true]], [[false]]]> : tensor<5x1x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x1x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<5x1x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<5x1x1xi1>
    check.expect_eq_const %v14, dense<true> : tensor<5x1x1xi1>
    %v15 = stablehlo.convert %r#1 : (tensor<5x1x1xf32>) -> tensor<5x1x1xf64>
    %v16 = stablehlo.constant dense<[[[-6.553218841552734]], [[14.724613189697266]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]]> : tensor<5x1x1xf64>
    %v17 = stablehlo.constant dense<[[[-6.553226470947266]], [[14.724605560302734]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]]> : tensor<5x1x1xf64>
    %v18 = stablehlo.compare GE, %v15, %v17, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v19 = stablehlo.compare LE, %v15, %v16, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v20 = stablehlo.and %v18, %v19 : tensor<5x1x1xi1>
    %v21 = stablehlo.constant dense<[[[false]], [[false]], [[true]], [[false]], [[true]]]> : tensor<5x1x1xi1>
    %v22 = stablehlo.compare NE, %v15, %v15, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v23 = stablehlo.and %v22, %v21 : tensor<5x1x1xi1>
    %v24 = stablehlo.or %v20, %v23 : tensor<5x1x1xi1>
    %v25 = stablehlo.constant dense<[[[false]], [[false]], [[false]], [[true]], [[false]]]> : tensor<5x1x1xi1>
    %v26 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x1x1xf64>
    %v27 = stablehlo.compare EQ, %v15, %v26, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v28 = stablehlo.and %v27, %v25 : tensor<5x1x1xi1>
    %v29 = stablehlo.or %v24, %v28 : tensor<5x1x1xi1>
    check.expect_eq_const %v29, dense<true> : tensor<5x1x1xi1>
    %v30 = stablehlo.convert %r#2 : (tensor<5x1x1xf32>) -> tensor<5x1x1xf64>
    %v31 = stablehlo.constant dense<[[[1.2535480260849]], [[0x7FF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[-5.004805088043213]]]> : tensor<5x1x1xf64>
    %v32 = stablehlo.constant dense<[[[1.2535473108291626]], [[0xFFF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[-5.004807949066162]]]> : tensor<5x1x1xf64>
    %v33 = stablehlo.compare GE, %v30, %v32, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v34 = stablehlo.compare LE, %v30, %v31, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v35 = stablehlo.and %v33, %v34 : tensor<5x1x1xi1>
    %v36 = stablehlo.constant dense<[[[false]], [[true]], [[false]], [[false]], [[false]]]> : tensor<5x1x1xi1>
    %v37 = stablehlo.compare NE, %v30, %v30, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v38 = stablehlo.and %v37, %v36 : tensor<5x1x1xi1>
    %v39 = stablehlo.or %v35, %v38 : tensor<5x1x1xi1>
    %v40 = stablehlo.constant dense<[[[false]], [[true]], [[true]], [[false]], [[false]]]> : tensor<5x1x1xi1>
    %v41 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x1x1xf64>
    %v42 = stablehlo.compare EQ, %v30, %v41, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v43 = stablehlo.and %v42, %v40 : tensor<5x1x1xi1>
    %v44 = stablehlo.or %v39, %v43 : tensor<5x1x1xi1>
    %v45 = stablehlo.constant dense<[[[false]], [[true]], [[false]], [[true]], [[false]]]> : tensor<5x1x1xi1>
    %v46 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x1x1xf64>
    %v47 = stablehlo.compare EQ, %v30, %v46, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v48 = stablehlo.and %v47, %v45 : tensor<5x1x1xi1>
    %v49 = stablehlo.or %v44, %v48 : tensor<5x1x1xi1>
    %v50 = stablehlo.constant dense<[[[false]], [[true]], [[false]], [[false]], [[false]]]> : tensor<5x1x1xi1>
    %v51 = stablehlo.or %v49, %v50 : tensor<5x1x1xi1>
    check.expect_eq_const %v51, dense<true> : tensor<5x1x1xi1>
    func.return
  }
}
