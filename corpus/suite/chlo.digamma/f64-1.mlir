// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[1.8940870175090445], [-0.28911950250687124], [-2.078444984323791], [0.5], [1.642368168600121]], [[0x7FF0000000000000], [-2.0276244902526566], [7.513246481074825], [1.0], [-0.5]]]> : tensor<2x5x1xf64>, dense<[[[0xFFF0000000000000], [0xFFF0000000000000], [-2.225073858507201e-308], [-0.33081301852579265], [7.208176228772792]], [[0.5], [-0.0], [1.5251828361905317], [0x7FF8000000000000], [-1.0]]]> : tensor<2x5x1xf64>, dense<[[[0.812167402954391], [0.5], [1.7995967473027015], [2.2373871047786387], [-2.225073858507201e-308]], [[-3.982231327315524], [2.225073858507201e-308], [0x7FF0000000000000], [0.5084020169688314], [-2.225073858507201e-308]]]> : tensor<2x5x1xf64>, dense<[[[-0.43073219307162675], [-1.8587871309431465], [0x7FF0000000000000], [1.1509699523263308], [0.3374805165077962]], [[2.269359741453053], [-1.9500586586861406], [0x7FF8000000000000], [-1.351156463714011], [-0.0]]]> : tensor<2x5x1xf64>]'
// RUN: : @program
// chlo.digamma on f64, special values
//   S: rank 3+
//   S: has 1
//   E: f64
// legal 0 0: [null,null,null,null,null,null,null,null,null,null]
// legal 1 0: [null,null,null,null,null,null,null,null,"nan",null]
// legal 2 0: [null,null,null,null,null,null,null,null,null,null]
// legal 3 0: [null,null,null,null,null,null,null,"nan",null,null]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<2x5x1xf64>) -> tensor<2x5x1xf64> {
    %0 = chlo.digamma %arg0 : tensor<2x5x1xf64> -> tensor<2x5x1xf64>
    return %0 : tensor<2x5x1xf64>
  }

  func.func @main(%input0: tensor<2x5x1xf64>, %input1: tensor<2x5x1xf64>, %input2: tensor<2x5x1xf64>, %input3: tensor<2x5x1xf64>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program, @program, @program]]} : (tensor<2x5x1xf64>, tensor<2x5x1xf64>, tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> (tensor<2x5x1xf64>, tensor<2x5x1xf64>, tensor<2x5x1xf64>, tensor<2x5x1xf64>)
    %v0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x5x1xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x5x1xf64>
    %v2 = stablehlo.compare GE, %r#0, %v1, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x5x1xi1>
    %v5 = stablehlo.constant dense<true> : tensor<2x5x1xi1>
    %v6 = stablehlo.compare NE, %r#0, %r#0, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<2x5x1xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<2x5x1xi1>
    %v9 = stablehlo.constant dense<true> : tensor<2x5x1xi1>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x5x1xf64>
    %v11 = stablehlo.compare EQ, %r#0, %v10, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v12 = stablehlo.and %v11, %v9 : tensor<2x5x1xi1>
    %v13 = stablehlo.or %v8, %v12 : tensor<2x5x1xi1>
    %v14 = stablehlo.constant dense<true> : tensor<2x5x1xi1>
    %v15 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x5x1xf64>
    %v16 = stablehlo.compare EQ, %r#0, %v15, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v17 = stablehlo.and %v16, %v14 : tensor<2x5x1xi1>
    %v18 = stablehlo.or %v13, %v17 : tensor<2x5x1xi1>
    %v19 = stablehlo.constant dense<true> : tensor<2x5x1xi1>
    %v20 = stablehlo.or %v18, %v19 : tensor<2x5x1xi1>
    check.expect_eq_const %v20, dense<true> : tensor<2x5x1xi1>
    %v21 = stablehlo.constant dense<[[[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0xFFF0000000000000], [0x7FF0000000000000]]]> : tensor<2x5x1xf64>
    %v22 = stablehlo.constant dense<[[[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0x7FF0000000000000], [0xFFF0000000000000]]]> : tensor<2x5x1xf64>
    %v23 = stablehlo.compare GE, %r#1, %v22, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v24 = stablehlo.compare LE, %r#1, %v21, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v25 = stablehlo.and %v23, %v24 : tensor<2x5x1xi1>
    %v26 = stablehlo.constant dense<true> : tensor<2x5x1xi1>
    %v27 = stablehlo.compare NE, %r#1, %r#1, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v28 = stablehlo.and %v27, %v26 : tensor<2x5x1xi1>
    %v29 = stablehlo.or %v25, %v28 : tensor<2x5x1xi1>
    %v30 = stablehlo.constant dense<[[[true], [true], [true], [true], [true]], [[true], [true], [true], [false], [true]]]> : tensor<2x5x1xi1>
    %v31 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x5x1xf64>
    %v32 = stablehlo.compare EQ, %r#1, %v31, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v33 = stablehlo.and %v32, %v30 : tensor<2x5x1xi1>
    %v34 = stablehlo.or %v29, %v33 : tensor<2x5x1xi1>
    %v35 = stablehlo.constant dense<[[[true], [true], [true], [true], [true]], [[true], [true], [true], [false], [true]]]> : tensor<2x5x1xi1>
    %v36 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x5x1xf64>
    %v37 = stablehlo.compare EQ, %r#1, %v36, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v38 = stablehlo.and %v37, %v35 : tensor<2x5x1xi1>
    %v39 = stablehlo.or %v34, %v38 : tensor<2x5x1xi1>
    %v40 = stablehlo.constant dense<[[[true], [true], [true], [true], [true]], [[true], [true], [true], [false], [true]]]> : tensor<2x5x1xi1>
    %v41 = stablehlo.or %v39, %v40 : tensor<2x5x1xi1>
    check.expect_eq_const %v41, dense<true> : tensor<2x5x1xi1>
    %v42 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x5x1xf64>
    %v43 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x5x1xf64>
    %v44 = stablehlo.compare GE, %r#2, %v43, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v45 = stablehlo.compare LE, %r#2, %v42, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v46 = stablehlo.and %v44, %v45 : tensor<2x5x1xi1>
    %v47 = stablehlo.constant dense<true> : tensor<2x5x1xi1>
    %v48 = stablehlo.compare NE, %r#2, %r#2, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v49 = stablehlo.and %v48, %v47 : tensor<2x5x1xi1>
    %v50 = stablehlo.or %v46, %v49 : tensor<2x5x1xi1>
    %v51 = stablehlo.constant dense<true> : tensor<2x5x1xi1>
    %v52 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x5x1xf64>
    %v53 = stablehlo.compare EQ, %r#2, %v52, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v54 = stablehlo.and %v53, %v51 : tensor<2x5x1xi1>
    %v55 = stablehlo.or %v50, %v54 : tensor<2x5x1xi1>
    %v56 = stablehlo.constant dense<true> : tensor<2x5x1xi1>
    %v57 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x5x1xf64>
    %v58 = stablehlo.compare EQ, %r#2, %v57, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v59 = stablehlo.and %v58, %v56 : tensor<2x5x1xi1>
    %v60 = stablehlo.or %v55, %v59 : tensor<2x5x1xi1>
    %v61 = stablehlo.constant dense<true> : tensor<2x5x1xi1>
    %v62 = stablehlo.or %v60, %v61 : tensor<2x5x1xi1>
    check.expect_eq_const %v62, dense<true> : tensor<2x5x1xi1>
    %v63 = stablehlo.constant dense<[[[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0xFFF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]]> : tensor<2x5x1xf64>
    %v64 = stablehlo.constant dense<[[[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0x7FF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]]> : tensor<2x5x1xf64>
    %v65 = stablehlo.compare GE, %r#3, %v64, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v66 = stablehlo.compare LE, %r#3, %v63, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v67 = stablehlo.and %v65, %v66 : tensor<2x5x1xi1>
    %v68 = stablehlo.constant dense<true> : tensor<2x5x1xi1>
    %v69 = stablehlo.compare NE, %r#3, %r#3, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v70 = stablehlo.and %v69, %v68 : tensor<2x5x1xi1>
    %v71 = stablehlo.or %v67, %v70 : tensor<2x5x1xi1>
    %v72 = stablehlo.constant dense<[[[true], [true], [true], [true], [true]], [[true], [true], [false], [true], [true]]]> : tensor<2x5x1xi1>
    %v73 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x5x1xf64>
    %v74 = stablehlo.compare EQ, %r#3, %v73, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v75 = stablehlo.and %v74, %v72 : tensor<2x5x1xi1>
    %v76 = stablehlo.or %v71, %v75 : tensor<2x5x1xi1>
    %v77 = stablehlo.constant dense<[[[true], [true], [true], [true], [true]], [[true], [true], [false], [true], [true]]]> : tensor<2x5x1xi1>
    %v78 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x5x1xf64>
    %v79 = stablehlo.compare EQ, %r#3, %v78, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v80 = stablehlo.and %v79, %v77 : tensor<2x5x1xi1>
    %v81 = stablehlo.or %v76, %v80 : tensor<2x5x1xi1>
    %v82 = stablehlo.constant dense<[[[true], [true], [true], [true], [true]], [[true], [true], [false], [true], [true]]]> : tensor<2x5x1xi1>
    %v83 = stablehlo.or %v81, %v82 : tensor<2x5x1xi1>
    check.expect_eq_const %v83, dense<true> : tensor<2x5x1xi1>
    func.return
  }
}
