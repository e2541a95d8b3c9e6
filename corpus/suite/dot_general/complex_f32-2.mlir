// RUN: stablehlo-translate --interpret %s --args='[dense<[[(7.073681, 3.4028235e+38), (0.0, 0xFF800000), (0.0, 0.55313385), (1.7917271, 0xFFC00000)], [(-1.0, 7.630098), (-2.748016, -1.1754942e-38), (0x7FC00000, 0x7FC00000), (-7.8319726, 0.5)], [(-0.37327307, 1.1754942e-38), (0x7FC00000, -3.4028235e+38), (5.4375296, 0x7F800000), (1.1754942e-38, 7.3463306)], [(-1.1754944e-38, 2.0002697), (0.4924474, 0x7F800000), (0x7FC00000, 0.0), (-6.043999, -1.0e-45)]]> : tensor<4x4xcomplex<f32>>, dense<[[(0.4882721, 1.0), (1.115342, -1.0e-45), (-0.0, 0x7F800000), (-0.0, -6.4436398)], [(-2.330553, -0.0), (-1.0, 1.0e-45), (2.2747607, -0.5), (0.43188077, 3.4028235e+38)], [(3.9001348, -2.021101), (1.1754942e-38, 0.0), (0x7FC00000, -5.852796), (-6.9679475, 0.31375965)], [(-1.1754942e-38, 6.111268), (-2.1120348, 0xFF800000), (-1.1754944e-38, 3.429679), (1.1754942e-38, -0.0)]]> : tensor<4x4xcomplex<f32>>]'
// RUN: : @program
// stablehlo.dot_general on complex<f32>, special values
//   B: rank 2
//   K: rank 0
//   M: rank 0
//   N: rank 0
//   E: complex<f32>
//   F: complex<f64>
//   lhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: ascending
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: absent
//   G: complex<f32>
// legal 0 0: [[-3.40282346638529e+38,-3.402823466385287e+38],[1.661503762199055e+38,1.6615037621990565e+38],[-1.115342020988465,-1.1153420209884637],[8.510168774269284,8.510168774269294],null,null,12.88901704706268,7.574462131029134e-38,null,null,[2.7480161190032946,2.7480161190032972],[-3.850790772721957e-45,1.1754942106924419e-38],null,null,null,null,1.1179393667810018,2.1572965602579472,null,null,null,null,null,null,null,null,null,null,[-25.195555322074156,-25.195555322074128],[-8.63557016976675e-38,-4.6040024583802484e-38],[-7.104686063268509e-38,3.1566550032826093e-53],[-1.6472182322660306e-83,0.0]]

module {
func.func @program(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f64>> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1, 0] x [0, 1], contracting_dims = [] x [] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f64>>
  return %0 : tensor<4x4xcomplex<f64>>
}

  func.func @main(%input0: tensor<4x4xcomplex<f32>>, %input1: tensor<4x4xcomplex<f32>>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %v1 = stablehlo.constant dense<[[-3.402823466385287e+38, -1.1153420209884637, 0x7FF0000000000000, 12.88901704706268], [0x7FF0000000000000, 2.7480161190032972, 0x7FF0000000000000, 0x7FF0000000000000], [1.1179393667810018, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, -25.195555322074128, 3.1566550032826093e-53]]> : tensor<4x4xf64>
    %v2 = stablehlo.constant dense<[[-3.40282346638529e+38, -1.115342020988465, 0xFFF0000000000000, 12.88901704706268], [0xFFF0000000000000, 2.7480161190032946, 0xFFF0000000000000, 0xFFF0000000000000], [1.1179393667810018, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, -25.195555322074156, -7.104686063268509e-38]]> : tensor<4x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x4xi1>
    %v6 = stablehlo.constant dense<[[false, false, true, false], [true, false, true, true], [false, true, true, true], [true, true, false, false]]> : tensor<4x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x4xi1>
    %v10 = stablehlo.constant dense<[[false, false, true, false], [true, false, true, true], [false, true, true, true], [true, true, false, false]]> : tensor<4x4xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x4xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<4x4xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<4x4xi1>
    %v15 = stablehlo.constant dense<[[false, false, true, false], [true, false, true, true], [false, true, true, true], [true, true, false, false]]> : tensor<4x4xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x4xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<4x4xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<4x4xi1>
    %v20 = stablehlo.constant dense<[[false, false, true, false], [true, false, true, true], [false, true, true, true], [true, true, false, false]]> : tensor<4x4xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<4x4xi1>
    check.expect_eq_const %v21, dense<true> : tensor<4x4xi1>
    %v22 = stablehlo.imag %r : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %v23 = stablehlo.constant dense<[[1.6615037621990565e+38, 8.510168774269294, 0x7FF0000000000000, 7.574462131029134e-38], [0x7FF0000000000000, 1.1754942106924419e-38, 0x7FF0000000000000, 0x7FF0000000000000], [2.1572965602579472, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, -4.6040024583802484e-38, 0.0]]> : tensor<4x4xf64>
    %v24 = stablehlo.constant dense<[[1.661503762199055e+38, 8.510168774269284, 0xFFF0000000000000, 7.574462131029134e-38], [0xFFF0000000000000, -3.850790772721957e-45, 0xFFF0000000000000, 0xFFF0000000000000], [2.1572965602579472, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, -8.63557016976675e-38, -1.6472182322660306e-83]]> : tensor<4x4xf64>
    %v25 = stablehlo.compare GE, %v22, %v24, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v26 = stablehlo.compare LE, %v22, %v23, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v27 = stablehlo.and %v25, %v26 : tensor<4x4xi1>
    %v28 = stablehlo.constant dense<[[false, false, true, false], [true, false, true, true], [false, true, true, true], [true, true, false, false]]> : tensor<4x4xi1>
    %v29 = stablehlo.compare NE, %v22, %v22, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v30 = stablehlo.and %v29, %v28 : tensor<4x4xi1>
    %v31 = stablehlo.or %v27, %v30 : tensor<4x4xi1>
    %v32 = stablehlo.constant dense<[[false, false, true, false], [true, false, true, true], [false, true, true, true], [true, true, false, false]]> : tensor<4x4xi1>
    %v33 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x4xf64>
    %v34 = stablehlo.compare EQ, %v22, %v33, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v35 = stablehlo.and %v34, %v32 : tensor<4x4xi1>
    %v36 = stablehlo.or %v31, %v35 : tensor<4x4xi1>
    %v37 = stablehlo.constant dense<[[false, false, true, false], [true, false, true, true], [false, true, true, true], [true, true, false, false]]> : tensor<4x4xi1>
    %v38 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x4xf64>
    %v39 = stablehlo.compare EQ, %v22, %v38, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v40 = stablehlo.and %v39, %v37 : tensor<4x4xi1>
    %v41 = stablehlo.or %v36, %v40 : tensor<4x4xi1>
    %v42 = stablehlo.constant dense<[[false, false, true, false], [true, false, true, true], [false, true, true, true], [true, true, false, false]]> : tensor<4x4xi1>
    %v43 = stablehlo.or %v41, %v42 : tensor<4x4xi1>
    check.expect_eq_const %v43, dense<true> : tensor<4x4xi1>
    func.return
  }
}
