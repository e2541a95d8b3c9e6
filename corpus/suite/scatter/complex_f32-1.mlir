// RUN: stablehlo-translate --interpret %s --args='[dense<[[(0.48246524, -13.643987)], [(-2.8382, -3.536778)], [(1.7416695, -5.2464356)]]> : tensor<3x1xcomplex<f32>>, dense<[[(1.6938763, -0.41414487)], [(-10.773807, 0.6461485)], [(-15.692447, 11.854041)]]> : tensor<3x1xcomplex<f32>>, dense<[[(7.300465, 1.9440323)], [(-1.0853552, -11.730191)], [(7.083438, 3.4530253)]]> : tensor<3x1xcomplex<f32>>, dense<[[(-0.52189404, -3.0855966)], [(-3.387855, 0.22064297)], [(6.7324038, 1.5964881)]]> : tensor<3x1xcomplex<f32>>, dense<> : tensor<0x1xi16>, dense<[[(0.9532382, 0.19746268), (1.5198828, 12.736721)]]> : tensor<1x2xcomplex<f32>>, dense<[[(-0.97814447, -0.20511048), (-0.804153, -2.6546664)]]> : tensor<1x2xcomplex<f32>>]'
// RUN: : @program
// stablehlo.scatter on complex<f32>, envelope values
//   B: rank 0
//   C: rank 1
//   C: has 1
//   O: rank 1
//   G: rank 1
//   G: has 1
//   E: complex<f32>
//   F: complex<f32>
//   I: i16
//   input_batching_dims: empty
//   inserted_window_dims: one
//   scatter_indices_batching_dims: empty
//   index_vector_dim: first
//   update_window_dims: one
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: true
//   unique_indices: false
// legal 0 0: [null,null,null,null,6.732403755187988,1.596488118171692]
// legal 0 1: [8.253703117370605,2.1414949893951416,0.4345276355743408,1.0065298080444336,7.083437919616699,3.4530253410339355]
// legal 0 2: [null,null,null,null,-15.6924467086792,11.85404109954834]
// legal 0 3: [0.9532381892204285,0.19746267795562744,1.5198827981948853,12.73672103881836,1.7416695356369019,-5.246435642242432]

module {
func.func @program(%arg0: tensor<3x1xcomplex<f32>>, %arg1: tensor<3x1xcomplex<f32>>, %arg2: tensor<3x1xcomplex<f32>>, %arg3: tensor<3x1xcomplex<f32>>, %arg4: tensor<0x1xi16>, %arg5: tensor<1x2xcomplex<f32>>, %arg6: tensor<1x2xcomplex<f32>>) -> (tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>) {
  %0 = stablehlo.constant dense<[[(6.683916, 0.528783), (12.032081, 0.8870475)]]> : tensor<1x2xcomplex<f32>>
  %1, %2, %3, %4 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %0, %arg5, %arg6) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], index_vector_dim = 0>, indices_are_sorted = true}> ({
  ^bb0(%5: tensor<complex<f32>>, %6: tensor<complex<f32>>, %7: tensor<complex<f32>>, %8: tensor<complex<f32>>, %9: tensor<complex<f32>>, %10: tensor<complex<f32>>, %11: tensor<complex<f32>>, %12: tensor<complex<f32>>):
    %13 = stablehlo.maximum %6, %10 : tensor<complex<f32>>
    %14 = stablehlo.add %7, %11 : tensor<complex<f32>>
    %15 = stablehlo.maximum %8, %12 : tensor<complex<f32>>
    stablehlo.return %9, %13, %14, %15 : tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>
  }) : (tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<0x1xi16>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> (tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>)
  return %4, %3, %2, %1 : tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>
}

  func.func @main(%input0: tensor<3x1xcomplex<f32>>, %input1: tensor<3x1xcomplex<f32>>, %input2: tensor<3x1xcomplex<f32>>, %input3: tensor<3x1xcomplex<f32>>, %input4: tensor<0x1xi16>, %input5: tensor<1x2xcomplex<f32>>, %input6: tensor<1x2xcomplex<f32>>) {
    %r:4 = func.call @program(%input0, %input1, %input2, %input3, %input4, %input5, %input6) : (tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<0x1xi16>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> (tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>)
    %v0 = stablehlo.real %r#0 : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<3x1xf32>) -> tensor<3x1xf64>
    %v2 = stablehlo.constant dense<[[0x7FF0000000000000], [0x7FF0000000000000], [6.732403755187988]]> : tensor<3x1xf64>
    %v3 = stablehlo.constant dense<[[0xFFF0000000000000], [0xFFF0000000000000], [6.732403755187988]]> : tensor<3x1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<3x1xi1>
    %v7 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v8 = stablehlo.compare NE, %v1, %v1, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v9 = stablehlo.and %v8, %v7 : tensor<3x1xi1>
    %v10 = stablehlo.or %v6, %v9 : tensor<3x1xi1>
    %v11 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v12 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x1xf64>
    %v13 = stablehlo.compare EQ, %v1, %v12, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<3x1xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<3x1xi1>
    %v16 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v17 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x1xf64>
    %v18 = stablehlo.compare EQ, %v1, %v17, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v19 = stablehlo.and %v18, %v16 : tensor<3x1xi1>
    %v20 = stablehlo.or %v15, %v19 : tensor<3x1xi1>
    %v21 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v22 = stablehlo.or %v20, %v21 : tensor<3x1xi1>
    check.expect_eq_const %v22, dense<true> : tensor<3x1xi1>
    %v23 = stablehlo.imag %r#0 : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xf32>
    %v24 = stablehlo.convert %v23 : (tensor<3x1xf32>) -> tensor<3x1xf64>
    %v25 = stablehlo.constant dense<[[0x7FF0000000000000], [0x7FF0000000000000], [1.596488118171692]]> : tensor<3x1xf64>
    %v26 = stablehlo.constant dense<[[0xFFF0000000000000], [0xFFF0000000000000], [1.596488118171692]]> : tensor<3x1xf64>
    %v27 = stablehlo.compare GE, %v24, %v26, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v28 = stablehlo.compare LE, %v24, %v25, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v29 = stablehlo.and %v27, %v28 : tensor<3x1xi1>
    %v30 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v31 = stablehlo.compare NE, %v24, %v24, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v32 = stablehlo.and %v31, %v30 : tensor<3x1xi1>
    %v33 = stablehlo.or %v29, %v32 : tensor<3x1xi1>
    %v34 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v35 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x1xf64>
    %v36 = stablehlo.compare EQ, %v24, %v35, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v37 = stablehlo.and %v36, %v34 : tensor<3x1xi1>
    %v38 = stablehlo.or %v33, %v37 : tensor<3x1xi1>
    %v39 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v40 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x1xf64>
    %v41 = stablehlo.compare EQ, %v24, %v40, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v42 = stablehlo.and %v41, %v39 : tensor<3x1xi1>
    %v43 = stablehlo.or %v38, %v42 : tensor<3x1xi1>
    %v44 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v45 = stablehlo.or %v43, %v44 : tensor<3x1xi1>
    check.expect_eq_const %v45, dense<true> : tensor<3x1xi1>
    %v46 = stablehlo.real %r#1 : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xf32>
    %v47 = stablehlo.convert %v46 : (tensor<3x1xf32>) -> tensor<3x1xf64>
    check.expect_eq_const %v47, dense<[[8.253703117370605], [0.4345276355743408], [7.083437919616699]]> : tensor<3x1xf64>
    %v48 = stablehlo.imag %r#1 : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xf32>
    %v49 = stablehlo.convert %v48 : (tensor<3x1xf32>) -> tensor<3x1xf64>
    check.expect_eq_const %v49, dense<[[2.1414949893951416], [1.0065298080444336], [3.4530253410339355]]> : tensor<3x1xf64>
    %v50 = stablehlo.real %r#2 : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xf32>
    %v51 = stablehlo.convert %v50 : (tensor<3x1xf32>) -> tensor<3x1xf64>
    %v52 = stablehlo.constant dense<[[0x7FF0000000000000], [0x7FF0000000000000], [-15.6924467086792]]> : tensor<3x1xf64>
    %v53 = stablehlo.constant dense<[[0xFFF0000000000000], [0xFFF0000000000000], [-15.6924467086792]]> : tensor<3x1xf64>
    %v54 = stablehlo.compare GE, %v51, %v53, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v55 = stablehlo.compare LE, %v51, %v52, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v56 = stablehlo.and %v54, %v55 : tensor<3x1xi1>
    %v57 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v58 = stablehlo.compare NE, %v51, %v51, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v59 = stablehlo.and %v58, %v57 : tensor<3x1xi1>
    %v60 = stablehlo.or %v56, %v59 : tensor<3x1xi1>
    %v61 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v62 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x1xf64>
    %v63 = stablehlo.compare EQ, %v51, %v62, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v64 = stablehlo.and %v63, %v61 : tensor<3x1xi1>
    %v65 = stablehlo.or %v60, %v64 : tensor<3x1xi1>
    %v66 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v67 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x1xf64>
    %v68 = stablehlo.compare EQ, %v51, %v67, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v69 = stablehlo.and %v68, %v66 : tensor<3x1xi1>
    %v70 = stablehlo.or %v65, %v69 : tensor<3x1xi1>
    %v71 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v72 = stablehlo.or %v70, %v71 : tensor<3x1xi1>
    check.expect_eq_const %v72, dense<true> : tensor<3x1xi1>
    %v73 = stablehlo.imag %r#2 : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xf32>
    %v74 = stablehlo.convert %v73 : (tensor<3x1xf32>) -> tensor<3x1xf64>
    %v75 = stablehlo.constant dense<[[0x7FF0000000000000], [0x7FF0000000000000], [11.85404109954834]]> : tensor<3x1xf64>
    %v76 = stablehlo.constant dense<[[0xFFF0000000000000], [0xFFF0000000000000], [11.85404109954834]]> : tensor<3x1xf64>
    %v77 = stablehlo.compare GE, %v74, %v76, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v78 = stablehlo.compare LE, %v74, %v75, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v79 = stablehlo.and %v77, %v78 : tensor<3x1xi1>
    %v80 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v81 = stablehlo.compare NE, %v74, %v74, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v82 = stablehlo.and %v81, %v80 : tensor<3x1xi1>
    %v83 = stablehlo.or %v79, %v82 : tensor<3x1xi1>
    %v84 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v85 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x1xf64>
    %v86 = stablehlo.compare EQ, %v74, %v85, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v87 = stablehlo.and %v86, %v84 : tensor<3x1xi1>
    %v88 = stablehlo.or %v83, %v87 : tensor<3x1xi1>
    %v89 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v90 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x1xf64>
    %v91 = stablehlo.compare EQ, %v74, %v90, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v92 = stablehlo.and %v91, %v89 : tensor<3x1xi1>
    %v93 = stablehlo.or %v88, %v92 : tensor<3x1xi1>
    %v94 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v95 = stablehlo.or %v93, %v94 : tensor<3x1xi1>
    check.expect_eq_const %v95, dense<true> : tensor<3x1xi1>
    %v96 = stablehlo.real %r#3 : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xf32>
    %v97 = stablehlo.convert %v96 : (tensor<3x1xf32>) -> tensor<3x1xf64>
    check.expect_eq_const %v97, dense<[[0.9532381892204285], [1.5198827981948853], [1.7416695356369019]]> : tensor<3x1xf64>
    %v98 = stablehlo.imag %r#3 : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xf32>
    %v99 = stablehlo.convert %v98 : (tensor<3x1xf32>) -> tensor<3x1xf64>
    check.expect_eq_const %v99, dense<[[0.19746267795562744], [12.73672103881836], [-5.246435642242432]]> : tensor<3x1xf64>
    func.return
  }
}
