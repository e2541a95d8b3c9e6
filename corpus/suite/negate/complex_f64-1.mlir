// RUN: stablehlo-translate --interpret %s --args='[dense<[[(2.2250738585072014e-308, 5.0e-324), (-5.468061841543312, -1.7976931348623157e+308), (-0.25259366893318663, 2.433623704882416), (0.5, 4.007899822567806)], [(-1.7976931348623157e+308, 5.0e-324), (5.0e-324, 2.2250738585072014e-308), (0x7FF8000000000000, 0xFFF8000000000000), (2.3619809833898957, -5.0e-324)], [(-2.225073858507201e-308, 2.082348996570951), (-0.30554953796029777, 1.0), (-5.0e-324, -2.652282312874256), (-1.0, -0.5)], [(1.0629454783028502, 0xFFF0000000000000), (-7.324370185666828, 0.6266176613763825), (-0.7290186709034833, -0.5680335142332903), (-5.0e-324, 0xFFF8000000000000)], [(1.7976931348623157e+308, -0.6043683701243877), (0.3286360724505872, -0.7370854740096998), (-1.0056078720522128, 2.2250738585072014e-308), (-1.0, -0.5451765500517793)]]> : tensor<5x4xcomplex<f64>>]'
// RUN: : @program
// stablehlo.negate on complex<f64>, special values
//   S: rank 2
//   E: complex<f64>
// legal 0 0: [-2.2250738585072014e-308,-5e-324,5.468061841543312,1.7976931348623157e+308,0.25259366893318663,-2.433623704882416,-0.5,-4.007899822567806,1.7976931348623157e+308,-5e-324,-5e-324,-2.2250738585072014e-308,"nan","nan",-2.3619809833898957,5e-324,2.225073858507201e-308,-2.082348996570951,0.30554953796029777,-1.0,5e-324,2.652282312874256,1.0,0.5,-1.0629454783028502,"inf",7.324370185666828,-0.6266176613763825,0.7290186709034833,0.5680335142332903,5e-324,"nan",-1.7976931348623157e+308,0.6043683701243877,-0.3286360724505872,0.7370854740096998,1.0056078720522128,-2.2250738585072014e-308,1.0,0.5451765500517793]

module {
func.func @program(%arg0: tensor<5x4xcomplex<f64>>) -> tensor<5x4xcomplex<f64>> {
  %0 = stablehlo.negate %arg0 : tensor<5x4xcomplex<f64>>
  return %0 : tensor<5x4xcomplex<f64>>
}

  func.func @main(%input0: tensor<5x4xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<5x4xcomplex<f64>>) -> (tensor<5x4xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<5x4xcomplex<f64>>) -> tensor<5x4xf64>
    %v1 = stablehlo.constant dense<[[-2.2250738585072014e-308, 5.468061841543312, 0.25259366893318663, -0.5], [1.7976931348623157e+308, -5.0e-324, 0xFFF0000000000000, -2.3619809833898957], [2.225073858507201e-308, 0.30554953796029777, 5.0e-324, 1.0], [-1.0629454783028502, 7.324370185666828, 0.7290186709034833, 5.0e-324], [-1.7976931348623157e+308, -0.3286360724505872, 1.0056078720522128, 1.0]]> : tensor<5x4xf64>
    %v2 = stablehlo.constant dense<[[-2.2250738585072014e-308, 5.468061841543312, 0.25259366893318663, -0.5], [1.7976931348623157e+308, -5.0e-324, 0x7FF0000000000000, -2.3619809833898957], [2.225073858507201e-308, 0.30554953796029777, 5.0e-324, 1.0], [-1.0629454783028502, 7.324370185666828, 0.7290186709034833, 5.0e-324], [-1.7976931348623157e+308, -0.3286360724505872, 1.0056078720522128, 1.0]]> : tensor<5x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x4xi1>
    %v6 = stablehlo.constant dense<[[false, false, false, false], [false, false, true, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]]> : tensor<5x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x4xi1>
    check.expect_eq_const %v9, dense<true> : tensor<5x4xi1>
    %v10 = stablehlo.imag %r : (tensor<5x4xcomplex<f64>>) -> tensor<5x4xf64>
    %v11 = stablehlo.constant dense<[[-5.0e-324, 1.7976931348623157e+308, -2.433623704882416, -4.007899822567806], [-5.0e-324, -2.2250738585072014e-308, 0xFFF0000000000000, 5.0e-324], [-2.082348996570951, -1.0, 2.652282312874256, 0.5], [0xFFF0000000000000, -0.6266176613763825, 0.5680335142332903, 0xFFF0000000000000], [0.6043683701243877, 0.7370854740096998, -2.2250738585072014e-308, 0.5451765500517793]]> : tensor<5x4xf64>
    %v12 = stablehlo.constant dense<[[-5.0e-324, 1.7976931348623157e+308, -2.433623704882416, -4.007899822567806], [-5.0e-324, -2.2250738585072014e-308, 0x7FF0000000000000, 5.0e-324], [-2.082348996570951, -1.0, 2.652282312874256, 0.5], [0x7FF0000000000000, -0.6266176613763825, 0.5680335142332903, 0x7FF0000000000000], [0.6043683701243877, 0.7370854740096998, -2.2250738585072014e-308, 0.5451765500517793]]> : tensor<5x4xf64>
    %v13 = stablehlo.compare GE, %v10, %v12, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v14 = stablehlo.compare LE, %v10, %v11, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v15 = stablehlo.and %v13, %v14 : tensor<5x4xi1>
    %v16 = stablehlo.constant dense<[[false, false, false, false], [false, false, true, false], [false, false, false, false], [false, false, false, true], [false, false, false, false]]> : tensor<5x4xi1>
    %v17 = stablehlo.compare NE, %v10, %v10, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v18 = stablehlo.and %v17, %v16 : tensor<5x4xi1>
    %v19 = stablehlo.or %v15, %v18 : tensor<5x4xi1>
    %v20 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, false, false, false], [true, false, false, false], [false, false, false, false]]> : tensor<5x4xi1>
    %v21 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x4xf64>
    %v22 = stablehlo.compare EQ, %v10, %v21, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v23 = stablehlo.and %v22, %v20 : tensor<5x4xi1>
    %v24 = stablehlo.or %v19, %v23 : tensor<5x4xi1>
    check.expect_eq_const %v24, dense<true> : tensor<5x4xi1>
    func.return
  }
}
