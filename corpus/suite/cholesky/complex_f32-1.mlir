// RUN: stablehlo-translate --interpret %s --args='[dense<[[[(1.3598593, 0.0), (0.9045944, -0.18101564), (0.623528, 0.0130239)], [(0.9045944, 0.18101564), (2.9006555, 0.0), (-0.92904246, -1.3570373)], [(0.623528, -0.0130239), (-0.92904246, 1.3570373), (4.2696667, 0.0)]]]> : tensor<1x3x3xcomplex<f32>>]'
// RUN: : @program
// stablehlo.cholesky on complex<f32>, envelope values
//   B: rank 1
//   B: has 1
//   n: more
//   E: complex<f32>
//   lower: false
// legal 0 0: [[1.1661291122436523,1.1661310195922852],[-9.730954388942337e-07,9.730954388942337e-07],[0.7757205367088318,0.775726318359375],[-0.15523028373718262,-0.15522503852844238],[0.5346966981887817,0.5347002744674683],[0.011166870594024658,0.011170088313519955],null,null,[1.5082447528839111,1.5082520246505737],[-3.0747517030249583e-06,3.0747517030249583e-06],[-0.8898422718048096,-0.8898208141326904],[-0.9605293869972229,-0.9605082869529724],null,null,null,null,[1.506382942199707,1.5064183473587036],[-1.3846202818967868e-05,1.3846202818967868e-05]]

module {
func.func @program(%arg0: tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>> {
  %0 = stablehlo.cholesky %arg0, lower = false : tensor<1x3x3xcomplex<f32>>
  return %0 : tensor<1x3x3xcomplex<f32>>
}

  func.func @main(%input0: tensor<1x3x3xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<1x3x3xcomplex<f32>>) -> (tensor<1x3x3xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1x3x3xf32>) -> tensor<1x3x3xf64>
    %v2 = stablehlo.constant dense<[[[1.1661310195922852, 0.775726318359375, 0.5347002744674683], [0x7FF0000000000000, 1.5082520246505737, -0.8898208141326904], [0x7FF0000000000000, 0x7FF0000000000000, 1.5064183473587036]]]> : tensor<1x3x3xf64>
    %v3 = stablehlo.constant dense<[[[1.1661291122436523, 0.7757205367088318, 0.5346966981887817], [0xFFF0000000000000, 1.5082447528839111, -0.8898422718048096], [0xFFF0000000000000, 0xFFF0000000000000, 1.506382942199707]]]> : tensor<1x3x3xf64>
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
    %v25 = stablehlo.constant dense<[[[9.730954388942337e-07, -0.15522503852844238, 0.011170088313519955], [0x7FF0000000000000, 3.0747517030249583e-06, -0.9605082869529724], [0x7FF0000000000000, 0x7FF0000000000000, 1.3846202818967868e-05]]]> : tensor<1x3x3xf64>
    %v26 = stablehlo.constant dense<[[[-9.730954388942337e-07, -0.15523028373718262, 0.011166870594024658], [0xFFF0000000000000, -3.0747517030249583e-06, -0.9605293869972229], [0xFFF0000000000000, 0xFFF0000000000000, -1.3846202818967868e-05]]]> : tensor<1x3x3xf64>
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
