// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[0x7FF8000000000000]], [[5.0e-324]], [[3.389117161322958]], [[1.0]]]> : tensor<4x1x1xf64>, dense<[[[-0.0, 0xFFF8000000000000, 1.7976931348623157e+308, 0x7FF8000000000000, 3.0711265538278467], [-2.225073858507201e-308, 1.5670671282656143, 0.6870200691675726, -2.225073858507201e-308, 0x7FF8000000000000]], [[-0.5838071726018262, 0xFFF0000000000000, 7.06760024158954, -1.0321159164108538, 2.225073858507201e-308], [-7.819823654979686, 7.663689451078679, 4.00171357771238, -5.3612471048074575, -0.0]], [[0.7178225546091419, 0.0, -2.225073858507201e-308, 0x7FF8000000000000, 0x7FF8000000000000], [-2.2869722315588006, 2.267323550280708, 0.7518857190031252, 4.870187752873325, -1.0]], [[-0.83959846870854, -1.7976931348623157e+308, 2.096358602414348, -2.5294193262093057, -5.0e-324], [0.7642399261538395, -0.5, 2.225073858507201e-308, 0.5341594470612683, 1.0]]]> : tensor<4x2x5xf64>, dense<[[[0.5]], [[0xFFF8000000000000]], [[2.776707307690922]], [[0.0]]]> : tensor<4x1x1xf64>, dense<[[[7.363503642175355, 1.0, -1.9278505911635948, -4.8585405758101645, -1.1545829937089733], [0xFFF0000000000000, -6.28380857564434, -0.0, -1.0, 0.0]], [[-0.30697751200241874, 2.225073858507201e-308, -1.7071732141136748, -0.6061360191864007, -0.5], [5.0e-324, -0.9237315308875101, -1.7976931348623157e+308, 0.8536689440715266, -0.6105566466602593]], [[1.7976931348623157e+308, 0.41272944397095435, -1.0, 0xFFF0000000000000, -1.7976931348623157e+308], [0.49185815729961774, 4.328663060611392, 0.938415736979301, 6.903912766969202, 2.225073858507201e-308]], [[0.5, 2.225073858507201e-308, -1.5158873451700297, -0.5, 0.31881153500061277], [-2.225073858507201e-308, 0x7FF8000000000000, 0.7202794083915917, -2.2250738585072014e-308, -1.736784300433782]]]> : tensor<4x2x5xf64>, dense<[[[-2.225073858507201e-308]], [[-2.225073858507201e-308]], [[-4.733759769712653]], [[-0.0]]]> : tensor<4x1x1xf64>, dense<[[[-1.5873565531517737, -0.5, 0x7FF0000000000000, 0.4464061510668754, -2.615007086675546], [5.0e-324, 5.0e-324, -1.0, 0xFFF8000000000000, 0.5]], [[5.0e-324, -0.0, 0xFFF8000000000000, -0.0, -0.9374468897492109], [-0.45115354654380724, -2.738792417936501, 6.196284327912604, 0.4120984962878735, 1.0]], [[5.0e-324, -5.692835503366319, -0.26377544177854584, -1.9540823243518655, -7.050523976540519], [-5.265085788626082, 1.3620724526946257, 5.0e-324, 0.48563092212675096, 0xFFF8000000000000]], [[6.070574260255862, -0.0, 0.5, -5.300971807424236, -1.7976931348623157e+308], [1.1662474105219647, -1.0, -5.9672831619565425, 0.5997130571805244, 0.5]]]> : tensor<4x2x5xf64>]'
// RUN: : @program
// chlo.broadcast_polygamma on f64, special values
//   A: rank 3+
//   A: has 1
//   E: f64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [null,"nan",null,"nan",null,null,null,null,null,"nan",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]
// legal 1 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]
// legal 2 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<4x1x1xf64>, %arg1: tensor<4x2x5xf64>) -> tensor<4x2x5xf64> {
    %0 = chlo.broadcast_polygamma %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<4x1x1xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xf64>
    return %0 : tensor<4x2x5xf64>
  }

  func.func @main(%input0: tensor<4x1x1xf64>, %input1: tensor<4x2x5xf64>, %input2: tensor<4x1x1xf64>, %input3: tensor<4x2x5xf64>, %input4: tensor<4x1x1xf64>, %input5: tensor<4x2x5xf64>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5) {programs = [[@program], [@program], [@program]]} : (tensor<4x1x1xf64>, tensor<4x2x5xf64>, tensor<4x1x1xf64>, tensor<4x2x5xf64>, tensor<4x1x1xf64>, tensor<4x2x5xf64>) -> (tensor<4x2x5xf64>, tensor<4x2x5xf64>, tensor<4x2x5xf64>)
    %v0 = stablehlo.constant dense<[[[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<4x2x5xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<4x2x5xf64>
    %v2 = stablehlo.compare GE, %r#0, %v1, FLOAT : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, FLOAT : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x2x5xi1>
    %v5 = stablehlo.constant dense<true> : tensor<4x2x5xi1>
    %v6 = stablehlo.compare NE, %r#0, %r#0, FLOAT : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<4x2x5xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<4x2x5xi1>
    %v9 = stablehlo.constant dense<[[[true, false, true, false, true], [true, true, true, true, false]], [[true, true, true, true, true], [true, true, true, true, true]], [[true, true, true, true, true], [true, true, true, true, true]], [[true, true, true, true, true], [true, true, true, true, true]]]> : tensor<4x2x5xi1>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x2x5xf64>
    %v11 = stablehlo.compare EQ, %r#0, %v10, FLOAT : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %v12 = stablehlo.and %v11, %v9 : tensor<4x2x5xi1>
    %v13 = stablehlo.or %v8, %v12 : tensor<4x2x5xi1>
    %v14 = stablehlo.constant dense<[[[true, false, true, false, true], [true, true, true, true, false]], [[true, true, true, true, true], [true, true, true, true, true]], [[true, true, true, true, true], [true, true, true, true, true]], [[true, true, true, true, true], [true, true, true, true, true]]]> : tensor<4x2x5xi1>
    %v15 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x2x5xf64>
    %v16 = stablehlo.compare EQ, %r#0, %v15, FLOAT : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %v17 = stablehlo.and %v16, %v14 : tensor<4x2x5xi1>
    %v18 = stablehlo.or %v13, %v17 : tensor<4x2x5xi1>
    %v19 = stablehlo.constant dense<[[[true, false, true, false, true], [true, true, true, true, false]], [[true, true, true, true, true], [true, true, true, true, true]], [[true, true, true, true, true], [true, true, true, true, true]], [[true, true, true, true, true], [true, true, true, true, true]]]> : tensor<4x2x5xi1>
    %v20 = stablehlo.or %v18, %v19 : tensor<4x2x5xi1>
    check.expect_eq_const %v20, dense<true> : tensor<4x2x5xi1>
    %v21 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x2x5xf64>
    %v22 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x2x5xf64>
    %v23 = stablehlo.compare GE, %r#1, %v22, FLOAT : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %v24 = stablehlo.compare LE, %r#1, %v21, FLOAT : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %v25 = stablehlo.and %v23, %v24 : tensor<4x2x5xi1>
    %v26 = stablehlo.constant dense<true> : tensor<4x2x5xi1>
    %v27 = stablehlo.compare NE, %r#1, %r#1, FLOAT : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %v28 = stablehlo.and %v27, %v26 : tensor<4x2x5xi1>
    %v29 = stablehlo.or %v25, %v28 : tensor<4x2x5xi1>
    %v30 = stablehlo.constant dense<true> : tensor<4x2x5xi1>
    %v31 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x2x5xf64>
    %v32 = stablehlo.compare EQ, %r#1, %v31, FLOAT : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %v33 = stablehlo.and %v32, %v30 : tensor<4x2x5xi1>
    %v34 = stablehlo.or %v29, %v33 : tensor<4x2x5xi1>
    %v35 = stablehlo.constant dense<true> : tensor<4x2x5xi1>
    %v36 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x2x5xf64>
    %v37 = stablehlo.compare EQ, %r#1, %v36, FLOAT : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %v38 = stablehlo.and %v37, %v35 : tensor<4x2x5xi1>
    %v39 = stablehlo.or %v34, %v38 : tensor<4x2x5xi1>
    %v40 = stablehlo.constant dense<true> : tensor<4x2x5xi1>
    %v41 = stablehlo.or %v39, %v40 : tensor<4x2x5xi1>
    check.expect_eq_const %v41, dense<true> : tensor<4x2x5xi1>
    %v42 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x2x5xf64>
    %v43 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x2x5xf64>
    %v44 = stablehlo.compare GE, %r#2, %v43, FLOAT : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %v45 = stablehlo.compare LE, %r#2, %v42, FLOAT : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %v46 = stablehlo.and %v44, %v45 : tensor<4x2x5xi1>
    %v47 = stablehlo.constant dense<true> : tensor<4x2x5xi1>
    %v48 = stablehlo.compare NE, %r#2, %r#2, FLOAT : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %v49 = stablehlo.and %v48, %v47 : tensor<4x2x5xi1>
    %v50 = stablehlo.or %v46, %v49 : tensor<4x2x5xi1>
    %v51 = stablehlo.constant dense<true> : tensor<4x2x5xi1>
    %v52 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x2x5xf64>
    %v53 = stablehlo.compare EQ, %r#2, %v52, FLOAT : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %v54 = stablehlo.and %v53, %v51 : tensor<4x2x5xi1>
    %v55 = stablehlo.or %v50, %v54 : tensor<4x2x5xi1>
    %v56 = stablehlo.constant dense<true> : tensor<4x2x5xi1>
    %v57 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x2x5xf64>
    %v58 = stablehlo.compare EQ, %r#2, %v57, FLOAT : (tensor<4x2x5xf64>, tensor<4x2x5xf64>) -> tensor<4x2x5xi1>
    %v59 = stablehlo.and %v58, %v56 : tensor<4x2x5xi1>
    %v60 = stablehlo.or %v55, %v59 : tensor<4x2x5xi1>
    %v61 = stablehlo.constant dense<true> : tensor<4x2x5xi1>
    %v62 = stablehlo.or %v60, %v61 : tensor<4x2x5xi1>
    check.expect_eq_const %v62, dense<true> : tensor<4x2x5xi1>
    func.return
  }
}
