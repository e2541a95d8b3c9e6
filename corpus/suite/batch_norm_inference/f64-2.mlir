// RUN: stablehlo-translate --interpret %s --args='[dense<[[-6.45307425737526e+44, 1.0624232621597089e+222, 3.555954827613127e-74, 4.522962281477094e+45, -1.0189258631863552e+30], [-7.889675512018768e+33, 6.560744267209136e-05, -2.5886408820016477e-11, -2.5728752777815552e+72, -1.2006267169648335e+213], [4.258696506385475e+95, 8.406663495372398e-14, 7.001768781612618e-70, -5.012421389466861e+104, -3.8458795187428866e-239], [8.534003831893162e-280, 1.257403895848083e+111, -2.860760628780772e-42, -1.4621066587167564e+75, -6.439038037797512e-08], [1.023902120987087e-16, -9.293457529315199e+26, -2.041837318486675e+26, -1.0746784364608713e-296, 2.5523902299919686e-19]]> : tensor<5x5xf64>, dense<[2.2250738585072014e-308, -3.472788091226775, 0.90962921130265, 2.2250738585072014e-308, -2.225073858507201e-308]> : tensor<5xf64>, dense<[0x7FF0000000000000, -2.9942012642429714, 1.6255522566504206, 4.784254611793182, 1.7976931348623157e+308]> : tensor<5xf64>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f64, special values
//   C: more
//   S: rank 1
//   E: f64
//   feature_index: later
//   epsilon: positive
// legal 0 0: [null,null,[0.909629211302649,0.909629211302651],[0.019249294106609582,0.019249294106609624],1.5235209999487812e-136,null,null,[0.909629211302649,0.909629211302651],[-1.0949910664624877e+25,-1.0949910664624851e+25],1.5235209999487812e-136,null,null,[0.909629211302649,0.909629211302651],[-2.133238517315217e+57,-2.133238517315212e+57],1.5235209999487812e-136,null,null,[0.909629211302649,0.909629211302651],[-6.222585849130672e+27,-6.222585849130659e+27],1.5235209999487812e-136,null,null,[0.909629211302649,0.909629211302651],[-2.036132922895718e-47,-2.0361329228957137e-47],1.5235209999487812e-136]

module {
func.func @program(%arg0: tensor<5x5xf64>, %arg1: tensor<5xf64>, %arg2: tensor<5xf64>) -> tensor<5x5xf64> {
  %0 = stablehlo.constant dense<[5.376914607413679e-44, 6.724984266993153e+31, -4.047945106806354e-71, 5.2123968248701044e-48, -1.1362938728756863e-290]> : tensor<5xf64>
  %1 = stablehlo.constant dense<[-0.9022640213240897, -0.8802654108551972, -5.0e-324, 1.0, 1.7976931348623157e+308]> : tensor<5xf64>
  %2 = "stablehlo.batch_norm_inference"(%arg0, %0, %arg1, %arg2, %1) <{feature_index = 1 : i64, epsilon = 0.5 : f32}> : (tensor<5x5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> tensor<5x5xf64>
  return %2 : tensor<5x5xf64>
}

  func.func @main(%input0: tensor<5x5xf64>, %input1: tensor<5xf64>, %input2: tensor<5xf64>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<5x5xf64>, tensor<5xf64>, tensor<5xf64>) -> (tensor<5x5xf64>)
    %v0 = stablehlo.constant dense<[[0x7FF0000000000000, 0x7FF0000000000000, 0.909629211302651, 0.019249294106609624, 1.5235209999487812e-136], [0x7FF0000000000000, 0x7FF0000000000000, 0.909629211302651, -1.0949910664624851e+25, 1.5235209999487812e-136], [0x7FF0000000000000, 0x7FF0000000000000, 0.909629211302651, -2.133238517315212e+57, 1.5235209999487812e-136], [0x7FF0000000000000, 0x7FF0000000000000, 0.909629211302651, -6.222585849130659e+27, 1.5235209999487812e-136], [0x7FF0000000000000, 0x7FF0000000000000, 0.909629211302651, -2.0361329228957137e-47, 1.5235209999487812e-136]]> : tensor<5x5xf64>
    %v1 = stablehlo.constant dense<[[0xFFF0000000000000, 0xFFF0000000000000, 0.909629211302649, 0.019249294106609582, 1.5235209999487812e-136], [0xFFF0000000000000, 0xFFF0000000000000, 0.909629211302649, -1.0949910664624877e+25, 1.5235209999487812e-136], [0xFFF0000000000000, 0xFFF0000000000000, 0.909629211302649, -2.133238517315217e+57, 1.5235209999487812e-136], [0xFFF0000000000000, 0xFFF0000000000000, 0.909629211302649, -6.222585849130672e+27, 1.5235209999487812e-136], [0xFFF0000000000000, 0xFFF0000000000000, 0.909629211302649, -2.036132922895718e-47, 1.5235209999487812e-136]]> : tensor<5x5xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x5xi1>
    %v5 = stablehlo.constant dense<[[true, true, false, false, false], [true, true, false, false, false], [true, true, false, false, false], [true, true, false, false, false], [true, true, false, false, false]]> : tensor<5x5xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<5x5xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<5x5xi1>
    %v9 = stablehlo.constant dense<[[true, true, false, false, false], [true, true, false, false, false], [true, true, false, false, false], [true, true, false, false, false], [true, true, false, false, false]]> : tensor<5x5xi1>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x5xf64>
    %v11 = stablehlo.compare EQ, %r, %v10, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
    %v12 = stablehlo.and %v11, %v9 : tensor<5x5xi1>
    %v13 = stablehlo.or %v8, %v12 : tensor<5x5xi1>
    %v14 = stablehlo.constant dense<[[true, true, false, false, false], [true, true, false, false, false], [true, true, false, false, false], [true, true, false, false, false], [true, true, false, false, false]]> : tensor<5x5xi1>
    %v15 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x5xf64>
    %v16 = stablehlo.compare EQ, %r, %v15, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
    %v17 = stablehlo.and %v16, %v14 : tensor<5x5xi1>
    %v18 = stablehlo.or %v13, %v17 : tensor<5x5xi1>
    %v19 = stablehlo.constant dense<[[true, true, false, false, false], [true, true, false, false, false], [true, true, false, false, false], [true, true, false, false, false], [true, true, false, false, false]]> : tensor<5x5xi1>
    %v20 = stablehlo.or %v18, %v19 : tensor<5x5xi1>
    check.expect_eq_const %v20, dense<true> : tensor<5x5xi1>
    func.return
  }
}
