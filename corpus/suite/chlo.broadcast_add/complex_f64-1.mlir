// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[(0x7FF0000000000000, 1.6165287398927466), (0xFFF0000000000000, 6.046864030552874), (5.0e-324, -2.0519094519128105), (-1.0, 5.178990133621271), (-1.0, -0.0)], [(0.5, 0.3191702522133028), (-0.9055077077442074, 5.0e-324), (0x7FF8000000000000, 2.2250738585072014e-308), (5.134864182196985, -5.0e-324), (0.5, 0x7FF0000000000000)], [(-5.0e-324, 3.2879859350153264), (1.7976931348623157e+308, -4.485790214515377), (-5.0e-324, -0.6756518757946185), (2.2250738585072014e-308, 1.7976931348623157e+308), (6.408861118418141, 1.7976931348623157e+308)], [(1.0, -0.5), (-2.225073858507201e-308, 1.0), (1.7976931348623157e+308, 0xFFF8000000000000), (0.303703180206052, -1.043205181315706), (0x7FF8000000000000, 1.0)]]]> : tensor<1x4x5xcomplex<f64>>, dense<[[[(-0.0, 1.0)], [(2.0006125042721274, -2.225073858507201e-308)], [(1.0, 4.433056110776893)], [(-2.6775654950929635, 2.2250738585072014e-308)]]]> : tensor<1x4x1xcomplex<f64>>]'
// RUN: : @program
// chlo.broadcast_add on complex<f64>, special values
//   A: rank 3+
//   A: has 1
//   E: complex<f64>
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: ["inf",2.616528739892747,"-inf",7.046864030552874,[0.0,5e-324],-1.0519094519128105,-1.0,6.178990133621271,-1.0,1.0,2.5006125042721274,0.3191702522133028,1.0951047965279201,{"any of":[[-2.225073858507201e-308,-2.2250738585072004e-308],[-0.0,5e-324]]},"nan",{"any of":[[0.0,5e-324],2.2250738585072014e-308]},7.135476686469112,{"any of":[[-2.2250738585072014e-308,-2.225073858507201e-308],[-5e-324,-0.0]]},2.5006125042721274,"inf",1.0,7.7210420457922195,1.7976931348623157e+308,-0.05273410373848364,1.0,3.7574042349822747,1.0,1.7976931348623157e+308,7.408861118418141,1.7976931348623157e+308,-1.6775654950929635,-0.5,-2.6775654950929635,1.0,1.7976931348623157e+308,"nan",-2.3738623148869116,-1.043205181315706,"nan",1.0]

module {
func.func @program(%arg0: tensor<1x4x5xcomplex<f64>>, %arg1: tensor<1x4x1xcomplex<f64>>) -> tensor<1x4x5xcomplex<f64>> {
  %0 = chlo.broadcast_add %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x4x5xcomplex<f64>>, tensor<1x4x1xcomplex<f64>>) -> tensor<1x4x5xcomplex<f64>>
  return %0 : tensor<1x4x5xcomplex<f64>>
}

  func.func @main(%input0: tensor<1x4x5xcomplex<f64>>, %input1: tensor<1x4x1xcomplex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x4x5xcomplex<f64>>, tensor<1x4x1xcomplex<f64>>) -> (tensor<1x4x5xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1x4x5xcomplex<f64>>) -> tensor<1x4x5xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000, 0xFFF0000000000000, 5.0e-324, -1.0, -1.0], [2.5006125042721274, 1.0951047965279201, 0xFFF0000000000000, 7.135476686469112, 2.5006125042721274], [1.0, 1.7976931348623157e+308, 1.0, 1.0, 7.408861118418141], [-1.6775654950929635, -2.6775654950929635, 1.7976931348623157e+308, -2.3738623148869116, 0xFFF0000000000000]]]> : tensor<1x4x5xf64>
    %v2 = stablehlo.constant dense<[[[0x7FF0000000000000, 0x7FF0000000000000, 0.0, -1.0, -1.0], [2.5006125042721274, 1.0951047965279201, 0x7FF0000000000000, 7.135476686469112, 2.5006125042721274], [1.0, 1.7976931348623157e+308, 1.0, 1.0, 7.408861118418141], [-1.6775654950929635, -2.6775654950929635, 1.7976931348623157e+308, -2.3738623148869116, 0x7FF0000000000000]]]> : tensor<1x4x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x4x5xf64>, tensor<1x4x5xf64>) -> tensor<1x4x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x4x5xf64>, tensor<1x4x5xf64>) -> tensor<1x4x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x4x5xi1>
    %v6 = stablehlo.constant dense<[[[false, false, false, false, false], [false, false, true, false, false], [false, false, false, false, false], [false, false, false, false, true]]]> : tensor<1x4x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x4x5xf64>, tensor<1x4x5xf64>) -> tensor<1x4x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x4x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x4x5xi1>
    %v10 = stablehlo.constant dense<[[[true, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]]]> : tensor<1x4x5xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x4x5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x4x5xf64>, tensor<1x4x5xf64>) -> tensor<1x4x5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x4x5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x4x5xi1>
    %v15 = stablehlo.constant dense<[[[false, true, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]]]> : tensor<1x4x5xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x4x5xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<1x4x5xf64>, tensor<1x4x5xf64>) -> tensor<1x4x5xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<1x4x5xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<1x4x5xi1>
    check.expect_eq_const %v19, dense<true> : tensor<1x4x5xi1>
    %v20 = stablehlo.imag %r : (tensor<1x4x5xcomplex<f64>>) -> tensor<1x4x5xf64>
    %v21 = stablehlo.constant dense<[[[2.616528739892747, 7.046864030552874, -1.0519094519128105, 6.178990133621271, 1.0], [0.3191702522133028, 5.0e-324, 2.2250738585072014e-308, -0.0, 0xFFF0000000000000], [7.7210420457922195, -0.05273410373848364, 3.7574042349822747, 1.7976931348623157e+308, 1.7976931348623157e+308], [-0.5, 1.0, 0xFFF0000000000000, -1.043205181315706, 1.0]]]> : tensor<1x4x5xf64>
    %v22 = stablehlo.constant dense<[[[2.616528739892747, 7.046864030552874, -1.0519094519128105, 6.178990133621271, 1.0], [0.3191702522133028, -2.225073858507201e-308, 0.0, -2.2250738585072014e-308, 0x7FF0000000000000], [7.7210420457922195, -0.05273410373848364, 3.7574042349822747, 1.7976931348623157e+308, 1.7976931348623157e+308], [-0.5, 1.0, 0x7FF0000000000000, -1.043205181315706, 1.0]]]> : tensor<1x4x5xf64>
    %v23 = stablehlo.compare GE, %v20, %v22, FLOAT : (tensor<1x4x5xf64>, tensor<1x4x5xf64>) -> tensor<1x4x5xi1>
    %v24 = stablehlo.compare LE, %v20, %v21, FLOAT : (tensor<1x4x5xf64>, tensor<1x4x5xf64>) -> tensor<1x4x5xi1>
    %v25 = stablehlo.and %v23, %v24 : tensor<1x4x5xi1>
    %v26 = stablehlo.constant dense<[[[2.616528739892747, 7.046864030552874, -1.0519094519128105, 6.178990133621271, 1.0], [0.3191702522133028, -2.2250738585072004e-308, 5.0e-324, -2.225073858507201e-308, 0.0], [7.7210420457922195, -0.05273410373848364, 3.7574042349822747, 1.7976931348623157e+308, 1.7976931348623157e+308], [-0.5, 1.0, 0.0, -1.043205181315706, 1.0]]]> : tensor<1x4x5xf64>
    %v27 = stablehlo.compare LE, %v20, %v26, FLOAT : (tensor<1x4x5xf64>, tensor<1x4x5xf64>) -> tensor<1x4x5xi1>
    %v28 = stablehlo.constant dense<[[[2.616528739892747, 7.046864030552874, -1.0519094519128105, 6.178990133621271, 1.0], [0.3191702522133028, -0.0, 2.2250738585072014e-308, -5.0e-324, 0.0], [7.7210420457922195, -0.05273410373848364, 3.7574042349822747, 1.7976931348623157e+308, 1.7976931348623157e+308], [-0.5, 1.0, 0.0, -1.043205181315706, 1.0]]]> : tensor<1x4x5xf64>
    %v29 = stablehlo.compare GE, %v20, %v28, FLOAT : (tensor<1x4x5xf64>, tensor<1x4x5xf64>) -> tensor<1x4x5xi1>
    %v30 = stablehlo.or %v27, %v29 : tensor<1x4x5xi1>
    %v31 = stablehlo.and %v25, %v30 : tensor<1x4x5xi1>
    %v32 = stablehlo.constant dense<[[[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, true, false, false]]]> : tensor<1x4x5xi1>
    %v33 = stablehlo.compare NE, %v20, %v20, FLOAT : (tensor<1x4x5xf64>, tensor<1x4x5xf64>) -> tensor<1x4x5xi1>
    %v34 = stablehlo.and %v33, %v32 : tensor<1x4x5xi1>
    %v35 = stablehlo.or %v31, %v34 : tensor<1x4x5xi1>
    %v36 = stablehlo.constant dense<[[[false, false, false, false, false], [false, false, false, false, true], [false, false, false, false, false], [false, false, false, false, false]]]> : tensor<1x4x5xi1>
    %v37 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x4x5xf64>
    %v38 = stablehlo.compare EQ, %v20, %v37, FLOAT : (tensor<1x4x5xf64>, tensor<1x4x5xf64>) -> tensor<1x4x5xi1>
    %v39 = stablehlo.and %v38, %v36 : tensor<1x4x5xi1>
    %v40 = stablehlo.or %v35, %v39 : tensor<1x4x5xi1>
    check.expect_eq_const %v40, dense<true> : tensor<1x4x5xi1>
    func.return
  }
}
