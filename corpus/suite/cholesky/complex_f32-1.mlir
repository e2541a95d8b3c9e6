// RUN: stablehlo-translate --interpret %s --args='[dense<[[[(1.3598593, 0.0), (0.9045944, -0.18101564), (0.623528, 0.0130239)], [(0.9045944, 0.18101564), (2.9006555, 0.0), (-0.92904246, -1.3570373)], [(0.623528, -0.0130239), (-0.92904246, 1.3570373), (4.2696667, 0.0)]]]> : tensor<1x3x3xcomplex<f32>>]'
// RUN: : @program
// stablehlo.cholesky on complex<f32>, envelope values
//   B: rank 1
//   B: has 1
//   n: more
//   E: complex<f32>
//   lower: false
// legal 0 0: [[1.1661298274993896,1.1661303043365479],[-2.780270733637735e-07,2.780270733637735e-07],[0.7757222056388855,0.7757246494293213],[-0.1552286148071289,-0.1552267074584961],[0.5346976518630981,0.5346993207931519],[0.011167846620082855,0.011169112287461758],null,null,[1.5082473754882813,1.5082494020462036],[-3.5959459410150885e-07,3.5959459410150885e-07],[-0.8898349404335022,-0.8898281455039978],[-0.9605220556259155,-0.9605156183242798],null,null,null,null,[1.5063964128494263,1.5064048767089844],[-3.591548249914922e-07,3.591548249914922e-07]]

module {
func.func @program(%arg0: tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>> {
  %0 = stablehlo.cholesky %arg0, lower = false : tensor<1x3x3xcomplex<f32>>
  return %0 : tensor<1x3x3xcomplex<f32>>
}

  func.func @main(%input0: tensor<1x3x3xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<1x3x3xcomplex<f32>>) -> (tensor<1x3x3xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1x3x3xf32>) -> tensor<1x3x3xf64>
    %v2 = stablehlo.constant dense<[[[1.1661303043365479, 0.7757246494293213, 0.5346993207931519], [0x7FF0000000000000, 1.5082494020462036, -0.8898281455039978], [0x7FF0000000000000, 0x7FF0000000000000, 1.5064048767089844]]]> : tensor<1x3x3xf64>
    %v3 = stablehlo.constant dense<[[[1.1661298274993896, 0.7757222056388855, 0.5346976518630981], [0xFFF0000000000000, 1.5082473754882812, -0.8898349404335022], [0xFFF0000000000000, 0xFFF0000000000000, 1.5063964128494263]]]> : tensor<1x3x3xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<1x3x3xi1>
    %v7 = stablehlo.constant dense<[[[false, false, false], [true, false, false], [true, true, false]]]> : tensor<1x3x3xi1>
    %v8 = stablehlo.compare NE, %v1, %v1, FLOAT : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xi1>
    %v9 = stablehlo.and %v8, %v7 : tensor<1x3x3xi1>
    %v10 = stablehlo.or %v6, %v9 : tensor<1x3x3xi1>
    %v11 = stablehlo.constant dense<[[[false, false, false], [true, false, false], [true, true, false]]]> : tensor<1x3x3xi1>
    %v12 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x3x3xf64>
    %v13 = stablehlo.compare EQ, %v1, %v12, FLOAT : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<1x3x3xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<1x3x3xi1>
    %v16 = stablehlo.constant dense<[[[false, false, false], [true, false, false], [true, true, false]]]> : tensor<1x3x3xi1>
    %v17 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x3x3xf64>
    %v18 = stablehlo.compare EQ, %v1, %v17, FLOAT : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xi1>
    %v19 = stablehlo.and %v18, %v16 : tensor<1x3x3xi1>
    %v20 = stablehlo.or %v15, %v19 : tensor<1x3x3xi1>
    %v21 = stablehlo.constant dense<[[[false, false, false], [true, false, false], [true, true, false]]]> : tensor<1x3x3xi1>
    %v22 = stablehlo.or %v20, %v21 : tensor<1x3x3xi1>
    check.expect_eq_const %v22, dense<true> : tensor<1x3x3xi1>
    %v23 = stablehlo.imag %r : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %v24 = stablehlo.convert %v23 : (tensor<1x3x3xf32>) -> tensor<1x3x3xf64>
    %v25 = stablehlo.constant dense<[[[2.780270733637735e-07, -0.1552267074584961, 0.011169112287461758], [0x7FF0000000000000, 3.5959459410150885e-07, -0.9605156183242798], [0x7FF0000000000000, 0x7FF0000000000000, 3.591548249914922e-07]]]> : tensor<1x3x3xf64>
    %v26 = stablehlo.constant dense<[[[-2.780270733637735e-07, -0.1552286148071289, 0.011167846620082855], [0xFFF0000000000000, -3.5959459410150885e-07, -0.9605220556259155], [0xFFF0000000000000, 0xFFF0000000000000, -3.591548249914922e-07]]]> : tensor<1x3x3xf64>
    %v27 = stablehlo.compare GE, %v24, %v26, FLOAT : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xi1>
    %v28 = stablehlo.compare LE, %v24, %v25, FLOAT : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xi1>
    %v29 = stablehlo.and %v27, %v28 : tensor<1x3x3xi1>
    %v30 = stablehlo.constant dense<[[[false, false, false], [true, false, false], [true, true, false]]]> : tensor<1x3x3xi1>
    %v31 = stablehlo.compare NE, %v24, %v24, FLOAT : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xi1>
    %v32 = stablehlo.and %v31, %v30 : tensor<1x3x3xi1>
    %v33 = stablehlo.or %v29, %v32 : tensor<1x3x3xi1>
    %v34 = stablehlo.constant dense<[[[false, false, false], [true, false, false], [true, true, false]]]> : tensor<1x3x3xi1>
    %v35 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x3x3xf64>
    %v36 = stablehlo.compare EQ, %v24, %v35, FLOAT : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xi1>
    %v37 = stablehlo.and %v36, %v34 : tensor<1x3x3xi1>
    %v38 = stablehlo.or %v33, %v37 : tensor<1x3x3xi1>
    %v39 = stablehlo.constant dense<[[[false, false, false], [true, false, false], [true, true, false]]]> : tensor<1x3x3xi1>
    %v40 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x3x3xf64>
    %v41 = stablehlo.compare EQ, %v24, %v40, FLOAT : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xi1>
    %v42 = stablehlo.and %v41, %v39 : tensor<1x3x3xi1>
    %v43 = stablehlo.or %v38, %v42 : tensor<1x3x3xi1>
    %v44 = stablehlo.constant dense<[[[false, false, false], [true, false, false], [true, true, false]]]> : tensor<1x3x3xi1>
    %v45 = stablehlo.or %v43, %v44 : tensor<1x3x3xi1>
    check.expect_eq_const %v45, dense<true> : tensor<1x3x3xi1>
    func.return
  }
}
