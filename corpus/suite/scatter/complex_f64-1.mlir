// RUN: stablehlo-translate --interpret %s --args='[dense<[[[(-1.9010057680859105, 0.9183391736882388)]], [[(-2.225073858507201e-308, -1.0)]], [[(-1.810659640167682, -1.0)]], [[(0x7FF8000000000000, 2.865916509808238)]], [[(0.0, 6.648645059556452)]]]> : tensor<5x1x1xcomplex<f64>>, dense<> : tensor<1x1x5x0xui2>, dense<[[[(0x7FF8000000000000, 1.7976931348623157e+308), (1.0, -1.7901373694965332), (2.225073858507201e-308, -5.0e-324), (-0.983468735917938, 2.210352058835529), (-1.876321035324461, 2.025327213959383)]]]> : tensor<1x1x5xcomplex<f64>>]'
// RUN: : @program
// stablehlo.scatter on complex<f64>, special values
//   N: low + 1
//   B: rank 3+
//   B: has 1
//   C: rank 0
//   O: rank 0
//   G: rank 0
//   E: complex<f64>
//   F: complex<f64>
//   I: ui2
//   input_batching_dims: ascending
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: unordered
//   index_vector_dim: later
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: false
//   unique_indices: false
// legal 0 0: [null,null,null,null,null,null,null,null,null,null]
// legal 0 1: [-1.9010057680859105,0.9183391736882388,-2.225073858507201e-308,-1.0,-1.810659640167682,-1.0,"nan",2.865916509808238,0.0,6.648645059556452]

module {
func.func @program(%arg0: tensor<5x1x1xcomplex<f64>>, %arg1: tensor<1x1x5x0xui2>, %arg2: tensor<1x1x5xcomplex<f64>>) -> (tensor<5x1x1xcomplex<f64>>, tensor<5x1x1xcomplex<f64>>) {
  %0 = stablehlo.constant dense<[[[(-1.0, -0.0)]], [[(0xFFF0000000000000, -0.4153341028592535)]], [[(0.36610986238652043, -0.0)]], [[(-1.611106936162851, 1.899548132081213)]], [[(-1.9532879422606415, -5.0e-324)]]]> : tensor<5x1x1xcomplex<f64>>
  %1 = stablehlo.constant dense<[[[(5.821317404790249e+226, 1.641438008900929e+49), (2.348581528550531e+25, 3.539992235452566e+52), (-6.44546639625859e+25, 3.0221024015665457e-24), (-6.226720439535477e-50, 5.8641972442258855e-27), (3.8241311539260316e+27, -1.5051633605787844e+74)]]]> : tensor<1x1x5xcomplex<f64>>
  %2, %3 = "stablehlo.scatter"(%arg0, %0, %arg1, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1, 2], scatter_indices_batching_dims = [2, 0, 1], index_vector_dim = 3>}> ({
  ^bb0(%4: tensor<complex<f64>>, %5: tensor<complex<f64>>, %6: tensor<complex<f64>>, %7: tensor<complex<f64>>):
    %8 = stablehlo.maximum %5, %7 : tensor<complex<f64>>
    stablehlo.return %4, %8 : tensor<complex<f64>>, tensor<complex<f64>>
  }) : (tensor<5x1x1xcomplex<f64>>, tensor<5x1x1xcomplex<f64>>, tensor<1x1x5x0xui2>, tensor<1x1x5xcomplex<f64>>, tensor<1x1x5xcomplex<f64>>) -> (tensor<5x1x1xcomplex<f64>>, tensor<5x1x1xcomplex<f64>>)
  return %3, %2 : tensor<5x1x1xcomplex<f64>>, tensor<5x1x1xcomplex<f64>>
}

  func.func @main(%input0: tensor<5x1x1xcomplex<f64>>, %input1: tensor<1x1x5x0xui2>, %input2: tensor<1x1x5xcomplex<f64>>) {
    %r:2 = func.call @program(%input0, %input1, %input2) : (tensor<5x1x1xcomplex<f64>>, tensor<1x1x5x0xui2>, tensor<1x1x5xcomplex<f64>>) -> (tensor<5x1x1xcomplex<f64>>, tensor<5x1x1xcomplex<f64>>)
    %v0 = stablehlo.real %r#0 : (tensor<5x1x1xcomplex<f64>>) -> tensor<5x1x1xf64>
    %v1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x1x1xf64>
    %v2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x1x1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<5x1x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x1x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x1x1xi1>
    %v10 = stablehlo.constant dense<true> : tensor<5x1x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x1x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<5x1x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<5x1x1xi1>
    %v15 = stablehlo.constant dense<true> : tensor<5x1x1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x1x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<5x1x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<5x1x1xi1>
    %v20 = stablehlo.constant dense<true> : tensor<5x1x1xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<5x1x1xi1>
    check.expect_eq_const %v21, dense<true> : tensor<5x1x1xi1>
    %v22 = stablehlo.imag %r#0 : (tensor<5x1x1xcomplex<f64>>) -> tensor<5x1x1xf64>
    %v23 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x1x1xf64>
    %v24 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x1x1xf64>
    %v25 = stablehlo.compare GE, %v22, %v24, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v26 = stablehlo.compare LE, %v22, %v23, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v27 = stablehlo.and %v25, %v26 : tensor<5x1x1xi1>
    %v28 = stablehlo.constant dense<true> : tensor<5x1x1xi1>
    %v29 = stablehlo.compare NE, %v22, %v22, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v30 = stablehlo.and %v29, %v28 : tensor<5x1x1xi1>
    %v31 = stablehlo.or %v27, %v30 : tensor<5x1x1xi1>
    %v32 = stablehlo.constant dense<true> : tensor<5x1x1xi1>
    %v33 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x1x1xf64>
    %v34 = stablehlo.compare EQ, %v22, %v33, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v35 = stablehlo.and %v34, %v32 : tensor<5x1x1xi1>
    %v36 = stablehlo.or %v31, %v35 : tensor<5x1x1xi1>
    %v37 = stablehlo.constant dense<true> : tensor<5x1x1xi1>
    %v38 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x1x1xf64>
    %v39 = stablehlo.compare EQ, %v22, %v38, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v40 = stablehlo.and %v39, %v37 : tensor<5x1x1xi1>
    %v41 = stablehlo.or %v36, %v40 : tensor<5x1x1xi1>
    %v42 = stablehlo.constant dense<true> : tensor<5x1x1xi1>
    %v43 = stablehlo.or %v41, %v42 : tensor<5x1x1xi1>
    check.expect_eq_const %v43, dense<true> : tensor<5x1x1xi1>
    %v44 = stablehlo.real %r#1 : (tensor<5x1x1xcomplex<f64>>) -> tensor<5x1x1xf64>
    %v45 = stablehlo.constant dense<[[[-1.9010057680859105]], [[-2.225073858507201e-308]], [[-1.810659640167682]], [[0xFFF0000000000000]], [[0.0]]]> : tensor<5x1x1xf64>
    %v46 = stablehlo.constant dense<[[[-1.9010057680859105]], [[-2.225073858507201e-308]], [[-1.810659640167682]], [[0x7FF0000000000000]], [[0.0]]]> : tensor<5x1x1xf64>
    %v47 = stablehlo.compare GE, %v44, %v46, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v48 = stablehlo.compare LE, %v44, %v45, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v49 = stablehlo.and %v47, %v48 : tensor<5x1x1xi1>
    %v50 = stablehlo.bitcast_convert %v44 : (tensor<5x1x1xf64>) -> tensor<5x1x1xi64>
    %v51 = stablehlo.constant dense<[[[-4612131848813348026]], [[-9218868437227405313]], [[-4612538731601374927]], [[9221120237041090560]], [[0]]]> : tensor<5x1x1xi64>
    %v52 = stablehlo.compare EQ, %v50, %v51, SIGNED : (tensor<5x1x1xi64>, tensor<5x1x1xi64>) -> tensor<5x1x1xi1>
    %v53 = stablehlo.constant dense<[[[false]], [[false]], [[false]], [[false]], [[true]]]> : tensor<5x1x1xi1>
    %v54 = stablehlo.select %v53, %v52, %v49 : tensor<5x1x1xi1>, tensor<5x1x1xi1>
    %v55 = stablehlo.constant dense<[[[false]], [[false]], [[false]], [[true]], [[false]]]> : tensor<5x1x1xi1>
    %v56 = stablehlo.compare NE, %v44, %v44, FLOAT : (tensor<5x1x1xf64>, tensor<5x1x1xf64>) -> tensor<5x1x1xi1>
    %v57 = stablehlo.and %v56, %v55 : tensor<5x1x1xi1>
    %v58 = stablehlo.or %v54, %v57 : tensor<5x1x1xi1>
    check.expect_eq_const %v58, dense<true> : tensor<5x1x1xi1>
    %v59 = stablehlo.imag %r#1 : (tensor<5x1x1xcomplex<f64>>) -> tensor<5x1x1xf64>
    check.expect_eq_const %v59, dense<[[[0.9183391736882388]], [[-1.0]], [[-1.0]], [[2.865916509808238]], [[6.648645059556452]]]> : tensor<5x1x1xf64>
    func.return
  }
}
