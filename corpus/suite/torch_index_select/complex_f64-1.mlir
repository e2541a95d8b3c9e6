// RUN: stablehlo-translate --interpret %s --args='[dense<[[(0x7FF0000000000000, -2.553934296750235), (0.4572510719910305, 0.2560411530450235)], [(-5.0e-324, -1.7976931348623157e+308), (0.7007902493805707, -5.0e-324)], [(-0.5, -2.1152795181313953), (-0.82287105238603, 0xFFF0000000000000)], [(-2.225073858507201e-308, 0.9411318182176077), (-5.0e-324, 0xFFF8000000000000)]]> : tensor<4x2xcomplex<f64>>, dense<[[[1, 0], [-1, 0], [2, -1], [-1, 1]]]> : tensor<1x4x2xi32>]'
// RUN: : @program
// stablehlo.torch_index_select on complex<f64>, special values
//   batch_dims: low
//   dim: low + 1
//   A: rank 0
//   B: rank 1
//   C: rank 0
//   D: rank 3+
//   D: has 1
//   n: more
//   E: complex<f64>
//   I: i32
// legal 0 0: [0.4572510719910305,0.2560411530450235,"inf",-2.553934296750235,null,null,"inf",-2.553934296750235,null,null,null,null,null,null,0.4572510719910305,0.2560411530450235,0.7007902493805707,-5e-324,-5e-324,-1.7976931348623157e+308,null,null,-5e-324,-1.7976931348623157e+308,null,null,null,null,null,null,0.7007902493805707,-5e-324,-0.82287105238603,"-inf",-0.5,-2.1152795181313953,null,null,-0.5,-2.1152795181313953,null,null,null,null,null,null,-0.82287105238603,"-inf",-5e-324,"nan",-2.225073858507201e-308,0.9411318182176077,null,null,-2.225073858507201e-308,0.9411318182176077,null,null,null,null,null,null,-5e-324,"nan"]

module {
func.func @program(%arg0: tensor<4x2xcomplex<f64>>, %arg1: tensor<1x4x2xi32>) -> tensor<4x1x4x2xcomplex<f64>> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 0 : i64, dim = 1 : i64}> : (tensor<4x2xcomplex<f64>>, tensor<1x4x2xi32>) -> tensor<4x1x4x2xcomplex<f64>>
  return %0 : tensor<4x1x4x2xcomplex<f64>>
}

  func.func @main(%input0: tensor<4x2xcomplex<f64>>, %input1: tensor<1x4x2xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x2xcomplex<f64>>, tensor<1x4x2xi32>) -> (tensor<4x1x4x2xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<4x1x4x2xcomplex<f64>>) -> tensor<4x1x4x2xf64>
    %v1 = stablehlo.constant dense<[[[[0.4572510719910305, 0xFFF0000000000000], [0x7FF0000000000000, 0xFFF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0.4572510719910305]]], [[[0.7007902493805707, -5.0e-324], [0x7FF0000000000000, -5.0e-324], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0.7007902493805707]]], [[[-0.82287105238603, -0.5], [0x7FF0000000000000, -0.5], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, -0.82287105238603]]], [[[-5.0e-324, -2.225073858507201e-308], [0x7FF0000000000000, -2.225073858507201e-308], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, -5.0e-324]]]]> : tensor<4x1x4x2xf64>
    %v2 = stablehlo.constant dense<[[[[0.4572510719910305, 0x7FF0000000000000], [0xFFF0000000000000, 0x7FF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0.4572510719910305]]], [[[0.7007902493805707, -5.0e-324], [0xFFF0000000000000, -5.0e-324], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0.7007902493805707]]], [[[-0.82287105238603, -0.5], [0xFFF0000000000000, -0.5], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, -0.82287105238603]]], [[[-5.0e-324, -2.225073858507201e-308], [0xFFF0000000000000, -2.225073858507201e-308], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, -5.0e-324]]]]> : tensor<4x1x4x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x1x4x2xf64>, tensor<4x1x4x2xf64>) -> tensor<4x1x4x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x1x4x2xf64>, tensor<4x1x4x2xf64>) -> tensor<4x1x4x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x1x4x2xi1>
    %v6 = stablehlo.constant dense<[[[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]]]> : tensor<4x1x4x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x1x4x2xf64>, tensor<4x1x4x2xf64>) -> tensor<4x1x4x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x1x4x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x1x4x2xi1>
    %v10 = stablehlo.constant dense<[[[[false, true], [true, true], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]]]> : tensor<4x1x4x2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x1x4x2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<4x1x4x2xf64>, tensor<4x1x4x2xf64>) -> tensor<4x1x4x2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<4x1x4x2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<4x1x4x2xi1>
    %v15 = stablehlo.constant dense<[[[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]]]> : tensor<4x1x4x2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x1x4x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<4x1x4x2xf64>, tensor<4x1x4x2xf64>) -> tensor<4x1x4x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<4x1x4x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<4x1x4x2xi1>
    %v20 = stablehlo.constant dense<[[[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]]]> : tensor<4x1x4x2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<4x1x4x2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<4x1x4x2xi1>
    %v22 = stablehlo.imag %r : (tensor<4x1x4x2xcomplex<f64>>) -> tensor<4x1x4x2xf64>
    %v23 = stablehlo.constant dense<[[[[0.2560411530450235, -2.553934296750235], [0x7FF0000000000000, -2.553934296750235], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0.2560411530450235]]], [[[-5.0e-324, -1.7976931348623157e+308], [0x7FF0000000000000, -1.7976931348623157e+308], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, -5.0e-324]]], [[[0xFFF0000000000000, -2.1152795181313953], [0x7FF0000000000000, -2.1152795181313953], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0xFFF0000000000000]]], [[[0xFFF0000000000000, 0.9411318182176077], [0x7FF0000000000000, 0.9411318182176077], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0xFFF0000000000000]]]]> : tensor<4x1x4x2xf64>
    %v24 = stablehlo.constant dense<[[[[0.2560411530450235, -2.553934296750235], [0xFFF0000000000000, -2.553934296750235], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0.2560411530450235]]], [[[-5.0e-324, -1.7976931348623157e+308], [0xFFF0000000000000, -1.7976931348623157e+308], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, -5.0e-324]]], [[[0x7FF0000000000000, -2.1152795181313953], [0xFFF0000000000000, -2.1152795181313953], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0x7FF0000000000000]]], [[[0x7FF0000000000000, 0.9411318182176077], [0xFFF0000000000000, 0.9411318182176077], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0x7FF0000000000000]]]]> : tensor<4x1x4x2xf64>
    %v25 = stablehlo.compare GE, %v22, %v24, FLOAT : (tensor<4x1x4x2xf64>, tensor<4x1x4x2xf64>) -> tensor<4x1x4x2xi1>
    %v26 = stablehlo.compare LE, %v22, %v23, FLOAT : (tensor<4x1x4x2xf64>, tensor<4x1x4x2xf64>) -> tensor<4x1x4x2xi1>
    %v27 = stablehlo.and %v25, %v26 : tensor<4x1x4x2xi1>
    %v28 = stablehlo.constant dense<[[[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]], [[[true, false], [true, false], [true, true], [true, true]]]]> : tensor<4x1x4x2xi1>
    %v29 = stablehlo.compare NE, %v22, %v22, FLOAT : (tensor<4x1x4x2xf64>, tensor<4x1x4x2xf64>) -> tensor<4x1x4x2xi1>
    %v30 = stablehlo.and %v29, %v28 : tensor<4x1x4x2xi1>
    %v31 = stablehlo.or %v27, %v30 : tensor<4x1x4x2xi1>
    %v32 = stablehlo.constant dense<[[[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]]]> : tensor<4x1x4x2xi1>
    %v33 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x1x4x2xf64>
    %v34 = stablehlo.compare EQ, %v22, %v33, FLOAT : (tensor<4x1x4x2xf64>, tensor<4x1x4x2xf64>) -> tensor<4x1x4x2xi1>
    %v35 = stablehlo.and %v34, %v32 : tensor<4x1x4x2xi1>
    %v36 = stablehlo.or %v31, %v35 : tensor<4x1x4x2xi1>
    %v37 = stablehlo.constant dense<[[[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]], [[[true, false], [true, false], [true, true], [true, true]]], [[[false, false], [true, false], [true, true], [true, false]]]]> : tensor<4x1x4x2xi1>
    %v38 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x1x4x2xf64>
    %v39 = stablehlo.compare EQ, %v22, %v38, FLOAT : (tensor<4x1x4x2xf64>, tensor<4x1x4x2xf64>) -> tensor<4x1x4x2xi1>
    %v40 = stablehlo.and %v39, %v37 : tensor<4x1x4x2xi1>
    %v41 = stablehlo.or %v36, %v40 : tensor<4x1x4x2xi1>
    %v42 = stablehlo.constant dense<[[[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]], [[[false, false], [true, false], [true, true], [true, false]]]]> : tensor<4x1x4x2xi1>
    %v43 = stablehlo.or %v41, %v42 : tensor<4x1x4x2xi1>
    check.expect_eq_const %v43, dense<true> : tensor<4x1x4x2xi1>
    func.return
  }
}
