// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-1.765625], [-1.21875], [0.28515625], [-0.5]], [[-0.35742188], [-0.0], [-0.9765625], [3.3895314e+38]], [[1.0], [3.8125], [0.4375], [9.1835e-41]], [[-1.1754944e-38], [-6.96875], [1.1754944e-38], [1.0]]]> : tensor<4x4x1xbf16>, dense<[[[-0.515625], [-0.5], [-0.5703125], [-0.55859375]], [[4.15625], [3.3895314e+38], [1.1754944e-38], [0.0]], [[-1.9921875], [-0.5], [0.0], [0.9921875]], [[1.1171875], [-0.5], [-3.3895314e+38], [-3.3895314e+38]]]> : tensor<4x4x1xbf16>, dense<[[[-0.5], [-1.1663108e-38], [3.25], [-5.0]], [[0.5], [-2.421875], [-4.0625], [1.1754944e-38]], [[-0.59375], [-0.5], [0xFFC0], [0x7FC0]], [[1.078125], [-0.765625], [9.1835e-41], [7.75]]]> : tensor<4x4x1xbf16>, dense<[[[0.0], [-0.5], [-0.0], [0x7FC0]], [[-1.640625], [0x7FC0], [2.015625], [0.625]], [[-0.0], [-1.8203125], [-0.8046875], [0x7FC0]], [[-1.1663108e-38], [0xFFC0], [-1.1663108e-38], [-9.1835e-41]]]> : tensor<4x4x1xbf16>]'
// RUN: : @program
// chlo.polygamma on bf16, special values
//   S: rank 3+
//   S: has 1
//   E: bf16
// legal 0 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]
// legal 1 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]
// legal 2 0: [null,null,null,null,null,null,null,null,null,null,"nan","nan",null,null,null,null]
// legal 3 0: [null,null,null,"nan",null,"nan",null,null,null,null,null,"nan",null,"nan",null,null]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<4x4x1xbf16>) -> tensor<4x4x1xbf16> {
    %0 = chlo.polygamma %arg0, %arg0 : tensor<4x4x1xbf16>, tensor<4x4x1xbf16> -> tensor<4x4x1xbf16>
    return %0 : tensor<4x4x1xbf16>
  }

  func.func @main(%input0: tensor<4x4x1xbf16>, %input1: tensor<4x4x1xbf16>, %input2: tensor<4x4x1xbf16>, %input3: tensor<4x4x1xbf16>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<4x4x1xbf16>, tensor<4x4x1xbf16>, tensor<4x4x1xbf16>, tensor<4x4x1xbf16>) -> (tensor<4x4x1xbf16>, tensor<4x4x1xbf16>, tensor<4x4x1xbf16>, tensor<4x4x1xbf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<4x4x1xbf16>) -> tensor<4x4x1xf64>
    %v1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x4x1xf64>
    %v2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x4x1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<4x4x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x4x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x4x1xi1>
    %v10 = stablehlo.constant dense<true> : tensor<4x4x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x4x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<4x4x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<4x4x1xi1>
    %v15 = stablehlo.constant dense<true> : tensor<4x4x1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x4x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<4x4x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<4x4x1xi1>
    %v20 = stablehlo.constant dense<true> : tensor<4x4x1xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<4x4x1xi1>
    check.expect_eq_const %v21, dense<true> : tensor<4x4x1xi1>
    %v22 = stablehlo.convert %r#1 : (tensor<4x4x1xbf16>) -> tensor<4x4x1xf64>
    %v23 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x4x1xf64>
    %v24 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x4x1xf64>
    %v25 = stablehlo.compare GE, %v22, %v24, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v26 = stablehlo.compare LE, %v22, %v23, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v27 = stablehlo.and %v25, %v26 : tensor<4x4x1xi1>
    %v28 = stablehlo.constant dense<true> : tensor<4x4x1xi1>
    %v29 = stablehlo.compare NE, %v22, %v22, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v30 = stablehlo.and %v29, %v28 : tensor<4x4x1xi1>
    %v31 = stablehlo.or %v27, %v30 : tensor<4x4x1xi1>
    %v32 = stablehlo.constant dense<true> : tensor<4x4x1xi1>
    %v33 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x4x1xf64>
    %v34 = stablehlo.compare EQ, %v22, %v33, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v35 = stablehlo.and %v34, %v32 : tensor<4x4x1xi1>
    %v36 = stablehlo.or %v31, %v35 : tensor<4x4x1xi1>
    %v37 = stablehlo.constant dense<true> : tensor<4x4x1xi1>
    %v38 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x4x1xf64>
    %v39 = stablehlo.compare EQ, %v22, %v38, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v40 = stablehlo.and %v39, %v37 : tensor<4x4x1xi1>
    %v41 = stablehlo.or %v36, %v40 : tensor<4x4x1xi1>
    %v42 = stablehlo.constant dense<true> : tensor<4x4x1xi1>
    %v43 = stablehlo.or %v41, %v42 : tensor<4x4x1xi1>
    check.expect_eq_const %v43, dense<true> : tensor<4x4x1xi1>
    %v44 = stablehlo.convert %r#2 : (tensor<4x4x1xbf16>) -> tensor<4x4x1xf64>
    %v45 = stablehlo.constant dense<[[[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]]> : tensor<4x4x1xf64>
    %v46 = stablehlo.constant dense<[[[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]]> : tensor<4x4x1xf64>
    %v47 = stablehlo.compare GE, %v44, %v46, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v48 = stablehlo.compare LE, %v44, %v45, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v49 = stablehlo.and %v47, %v48 : tensor<4x4x1xi1>
    %v50 = stablehlo.constant dense<true> : tensor<4x4x1xi1>
    %v51 = stablehlo.compare NE, %v44, %v44, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v52 = stablehlo.and %v51, %v50 : tensor<4x4x1xi1>
    %v53 = stablehlo.or %v49, %v52 : tensor<4x4x1xi1>
    %v54 = stablehlo.constant dense<[[[true], [true], [true], [true]], [[true], [true], [true], [true]], [[true], [true], [false], [false]], [[true], [true], [true], [true]]]> : tensor<4x4x1xi1>
    %v55 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x4x1xf64>
    %v56 = stablehlo.compare EQ, %v44, %v55, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v57 = stablehlo.and %v56, %v54 : tensor<4x4x1xi1>
    %v58 = stablehlo.or %v53, %v57 : tensor<4x4x1xi1>
    %v59 = stablehlo.constant dense<[[[true], [true], [true], [true]], [[true], [true], [true], [true]], [[true], [true], [false], [false]], [[true], [true], [true], [true]]]> : tensor<4x4x1xi1>
    %v60 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x4x1xf64>
    %v61 = stablehlo.compare EQ, %v44, %v60, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v62 = stablehlo.and %v61, %v59 : tensor<4x4x1xi1>
    %v63 = stablehlo.or %v58, %v62 : tensor<4x4x1xi1>
    %v64 = stablehlo.constant dense<[[[true], [true], [true], [true]], [[true], [true], [true], [true]], [[true], [true], [false], [false]], [[true], [true], [true], [true]]]> : tensor<4x4x1xi1>
    %v65 = stablehlo.or %v63, %v64 : tensor<4x4x1xi1>
    check.expect_eq_const %v65, dense<true> : tensor<4x4x1xi1>
    %v66 = stablehlo.convert %r#3 : (tensor<4x4x1xbf16>) -> tensor<4x4x1xf64>
    %v67 = stablehlo.constant dense<[[[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0xFFF0000000000000]], [[0x7FF0000000000000], [0xFFF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0xFFF0000000000000]], [[0x7FF0000000000000], [0xFFF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]]> : tensor<4x4x1xf64>
    %v68 = stablehlo.constant dense<[[[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0x7FF0000000000000]], [[0xFFF0000000000000], [0x7FF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0x7FF0000000000000]], [[0xFFF0000000000000], [0x7FF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]]> : tensor<4x4x1xf64>
    %v69 = stablehlo.compare GE, %v66, %v68, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v70 = stablehlo.compare LE, %v66, %v67, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v71 = stablehlo.and %v69, %v70 : tensor<4x4x1xi1>
    %v72 = stablehlo.constant dense<true> : tensor<4x4x1xi1>
    %v73 = stablehlo.compare NE, %v66, %v66, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v74 = stablehlo.and %v73, %v72 : tensor<4x4x1xi1>
    %v75 = stablehlo.or %v71, %v74 : tensor<4x4x1xi1>
    %v76 = stablehlo.constant dense<[[[true], [true], [true], [false]], [[true], [false], [true], [true]], [[true], [true], [true], [false]], [[true], [false], [true], [true]]]> : tensor<4x4x1xi1>
    %v77 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x4x1xf64>
    %v78 = stablehlo.compare EQ, %v66, %v77, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v79 = stablehlo.and %v78, %v76 : tensor<4x4x1xi1>
    %v80 = stablehlo.or %v75, %v79 : tensor<4x4x1xi1>
    %v81 = stablehlo.constant dense<[[[true], [true], [true], [false]], [[true], [false], [true], [true]], [[true], [true], [true], [false]], [[true], [false], [true], [true]]]> : tensor<4x4x1xi1>
    %v82 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x4x1xf64>
    %v83 = stablehlo.compare EQ, %v66, %v82, FLOAT : (tensor<4x4x1xf64>, tensor<4x4x1xf64>) -> tensor<4x4x1xi1>
    %v84 = stablehlo.and %v83, %v81 : tensor<4x4x1xi1>
    %v85 = stablehlo.or %v80, %v84 : tensor<4x4x1xi1>
    %v86 = stablehlo.constant dense<[[[true], [true], [true], [false]], [[true], [false], [true], [true]], [[true], [true], [true], [false]], [[true], [false], [true], [true]]]> : tensor<4x4x1xi1>
    %v87 = stablehlo.or %v85, %v86 : tensor<4x4x1xi1>
    check.expect_eq_const %v87, dense<true> : tensor<4x4x1xi1>
    func.return
  }
}
