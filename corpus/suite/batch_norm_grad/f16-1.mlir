// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0xFE00], [1.0], [-6.1035156e-05], [-5.9604645e-08], [-65504.0]], [[0.5], [2.2695312], [1.1630859], [-0.38842773], [6.097555e-05]], [[-1.3359375], [0x7C00], [0xFE00], [0.35205078], [-0.83203125]], [[1.0], [0xFC00], [0x7E00], [-0.5], [-4.1757812]], [[-2.6464844], [2.3085938], [-1.0107422], [-0.9560547], [0x7E00]]]> : tensor<5x5x1xf16>, dense<[65504.0, -65504.0, 0.35009766, 4.984375, -6.7539062]> : tensor<5xf16>, dense<[[[-6.097555e-05], [-1.4931641], [-0.5996094], [2.9121094], [0.0]], [[1.1601562], [0.4790039], [0x7C00], [-6.097555e-05], [-1.7011719]], [[4.1328125], [-0.43579102], [-0.9863281], [-3.484375], [-0.55859375]], [[0.27441406], [0.6669922], [0xFE00], [-6.7226562], [1.2460938]], [[-6.0078125], [0x7E00], [4.2890625], [1.5419922], [-65504.0]]]> : tensor<5x5x1xf16>]'
// RUN: : @program
// stablehlo.batch_norm_grad on f16, special values
//   C: more
//   S: rank 2
//   S: has 1
//   E: f16
//   feature_index: later
//   epsilon: positive
// legal 0 0: [[-0.4638671875,-0.4169921875],"nan","nan",[-5.78125,-5.72265625],{"any of":[[-1.7976931348623157e+308,-65408.0],"-inf"]}]
// legal 0 1: [null,null,null,[40.46875,42.53125],null]
// legal 0 2: [null,null,null,[413.75,468.25],null,null,null,null,[423.75,482.0],null,null,null,null,[339.25,394.75],null,null,null,null,[384.25,445.25],null,null,null,null,[478.75,543.0],null]

module {
func.func @program(%arg0: tensor<5x5x1xf16>, %arg1: tensor<5xf16>, %arg2: tensor<5x5x1xf16>) -> (tensor<5xf16>, tensor<5xf16>, tensor<5x5x1xf16>) {
  %0 = stablehlo.constant dense<[-6.1035156e-05, 0.3779297, -1.5537109, 0.5, 0.3112793]> : tensor<5xf16>
  %1, %2, %3 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg1, %0, %arg2) <{feature_index = 1 : i64, epsilon = 7.6293945e-06 : f32}> : (tensor<5x5x1xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5x5x1xf16>) -> (tensor<5x5x1xf16>, tensor<5xf16>, tensor<5xf16>)
  return %3, %2, %1 : tensor<5xf16>, tensor<5xf16>, tensor<5x5x1xf16>
}

  func.func @main(%input0: tensor<5x5x1xf16>, %input1: tensor<5xf16>, %input2: tensor<5x5x1xf16>) {
    %r:3 = func.call @program(%input0, %input1, %input2) : (tensor<5x5x1xf16>, tensor<5xf16>, tensor<5x5x1xf16>) -> (tensor<5xf16>, tensor<5xf16>, tensor<5x5x1xf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<5xf16>) -> tensor<5xf64>
    %v1 = stablehlo.constant dense<[-0.4169921875, 0xFFF0000000000000, 0xFFF0000000000000, -5.72265625, -65408.0]> : tensor<5xf64>
    %v2 = stablehlo.constant dense<[-0.4638671875, 0x7FF0000000000000, 0x7FF0000000000000, -5.78125, 0xFFF0000000000000]> : tensor<5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5xi1>
    %v6 = stablehlo.constant dense<[false, true, true, false, false]> : tensor<5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5xi1>
    %v10 = stablehlo.constant dense<[false, false, false, false, true]> : tensor<5xi1>
    %v11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<5xi1>
    check.expect_eq_const %v14, dense<true> : tensor<5xi1>
    %v15 = stablehlo.convert %r#1 : (tensor<5xf16>) -> tensor<5xf64>
    %v16 = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 42.53125, 0x7FF0000000000000]> : tensor<5xf64>
    %v17 = stablehlo.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 40.46875, 0xFFF0000000000000]> : tensor<5xf64>
    %v18 = stablehlo.compare GE, %v15, %v17, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v19 = stablehlo.compare LE, %v15, %v16, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v20 = stablehlo.and %v18, %v19 : tensor<5xi1>
    %v21 = stablehlo.constant dense<[true, true, true, false, true]> : tensor<5xi1>
    %v22 = stablehlo.compare NE, %v15, %v15, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v23 = stablehlo.and %v22, %v21 : tensor<5xi1>
    %v24 = stablehlo.or %v20, %v23 : tensor<5xi1>
    %v25 = stablehlo.constant dense<[true, true, true, false, true]> : tensor<5xi1>
    %v26 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5xf64>
    %v27 = stablehlo.compare EQ, %v15, %v26, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v28 = stablehlo.and %v27, %v25 : tensor<5xi1>
    %v29 = stablehlo.or %v24, %v28 : tensor<5xi1>
    %v30 = stablehlo.constant dense<[true, true, true, false, true]> : tensor<5xi1>
    %v31 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5xf64>
    %v32 = stablehlo.compare EQ, %v15, %v31, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v33 = stablehlo.and %v32, %v30 : tensor<5xi1>
    %v34 = stablehlo.or %v29, %v33 : tensor<5xi1>
    %v35 = stablehlo.constant dense<[true, true, true, false, true]> : tensor<5xi1>
    %v36 = stablehlo.or %v34, %v35 : tensor<5xi1>
    check.expect_eq_const %v36, dense<true> : tensor<5xi1>
    %v37 = stablehlo.convert %r#2 : (tensor<5x5x1xf16>) -> tensor<5x5x1xf64>
    %v38 = stablehlo.constant dense<[[[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [468.25], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [482.0], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [394.75], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [445.25], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [543.0], [0x7FF0000000000000]]]> : tensor<5x5x1xf64>
    %v39 = stablehlo.constant dense<[[[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [413.75], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [423.75], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [339.25], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [384.25], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [478.75], [0xFFF0000000000000]]]> : tensor<5x5x1xf64>
    %v40 = stablehlo.compare GE, %v37, %v39, FLOAT : (tensor<5x5x1xf64>, tensor<5x5x1xf64>) -> tensor<5x5x1xi1>
    %v41 = stablehlo.compare LE, %v37, %v38, FLOAT : (tensor<5x5x1xf64>, tensor<5x5x1xf64>) -> tensor<5x5x1xi1>
    %v42 = stablehlo.and %v40, %v41 : tensor<5x5x1xi1>
    %v43 = stablehlo.constant dense<[[[true], [true], [true], [false], [true]], [[true], [true], [true], [false], [true]], [[true], [true], [true], [false], [true]], [[true], [true], [true], [false], [true]], [[true], [true], [true], [false], [true]]]> : tensor<5x5x1xi1>
    %v44 = stablehlo.compare NE, %v37, %v37, FLOAT : (tensor<5x5x1xf64>, tensor<5x5x1xf64>) -> tensor<5x5x1xi1>
    %v45 = stablehlo.and %v44, %v43 : tensor<5x5x1xi1>
    %v46 = stablehlo.or %v42, %v45 : tensor<5x5x1xi1>
    %v47 = stablehlo.constant dense<[[[true], [true], [true], [false], [true]], [[true], [true], [true], [false], [true]], [[true], [true], [true], [false], [true]], [[true], [true], [true], [false], [true]], [[true], [true], [true], [false], [true]]]> : tensor<5x5x1xi1>
    %v48 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x5x1xf64>
    %v49 = stablehlo.compare EQ, %v37, %v48, FLOAT : (tensor<5x5x1xf64>, tensor<5x5x1xf64>) -> tensor<5x5x1xi1>
    %v50 = stablehlo.and %v49, %v47 : tensor<5x5x1xi1>
    %v51 = stablehlo.or %v46, %v50 : tensor<5x5x1xi1>
    %v52 = stablehlo.constant dense<[[[true], [true], [true], [false], [true]], [[true], [true], [true], [false], [true]], [[true], [true], [true], [false], [true]], [[true], [true], [true], [false], [true]], [[true], [true], [true], [false], [true]]]> : tensor<5x5x1xi1>
    %v53 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x5x1xf64>
    %v54 = stablehlo.compare EQ, %v37, %v53, FLOAT : (tensor<5x5x1xf64>, tensor<5x5x1xf64>) -> tensor<5x5x1xi1>
    %v55 = stablehlo.and %v54, %v52 : tensor<5x5x1xi1>
    %v56 = stablehlo.or %v51, %v55 : tensor<5x5x1xi1>
    %v57 = stablehlo.constant dense<[[[true], [true], [true], [false], [true]], [[true], [true], [true], [false], [true]], [[true], [true], [true], [false], [true]], [[true], [true], [true], [false], [true]], [[true], [true], [true], [false], [true]]]> : tensor<5x5x1xi1>
    %v58 = stablehlo.or %v56, %v57 : tensor<5x5x1xi1>
    check.expect_eq_const %v58, dense<true> : tensor<5x5x1xi1>
    func.return
  }
}
