// RUN: stablehlo-translate --interpret %s --args='[dense<[[(-5.4438396e-09, -1.1447851e+24), (2.4690399e-09, 5.8852933e-05), (-7.7071476, 0.00013907944), (5.0706906e-24, 114946.93), (863058752.0, -191.614)], [(-7631.333, -285607.62), (148.64218, -1.799025e+13), (-2.8044144e-14, 16399372.0), (1.3511631e+34, 1.8062726e-08), (2.8286565e+27, -2.4064724e-09)], [(56695.55, -3.6528725e-06), (-1.8333622e+31, -48.784466), (-0.00028485822, -8.998659e-08), (-3.7639858e+33, 0.0012817751), (-179829024.0, 2.1714028e-11)], [(-2.5532863e-22, 0.00021941884), (-0.42575577, 5.9125036e-06), (722.29584, 942.0949), (-18274.955, -0.039478015), (-1.3243116e-24, 5.1206785e-06)]]> : tensor<4x5xcomplex<f32>>]'
// RUN: : @program
// stablehlo.dot_general on complex<f32>, special values
//   B: rank 2
//   K: rank 0
//   M: rank 0
//   N: rank 0
//   E: complex<f32>
//   F: complex<f32>
//   lhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
//   G: complex<f32>
// legal 0 0: [[-3.039717610918237e+24,-3.039717034457485e+24],[-2.733924205026097e+24,-2.733923916795721e+24],"-inf","inf",null,null,[-0.0007670676568523049,-0.0007670674822293222],[0.00014310386904980987,0.0001431038836017251],[-8.40170728077174e+29,-8.401706525193102e+29],[-2.0026615291274172e+34,-2.0026612815394093e+34],[-15742673092608.0,-15742669946880.0],[-52629853962240.0,-52629845573632.0],null,null,null,null,-0.00042151156230829656,-23.358245849609375,[-8199686.5,-8199685.5],[-7268305.0,-7268303.5],-0.00012808761675842106,-4.046282597869322e-08,null,null,null,null,null,null,[-3.3562392805985e+33,-3.35623866162848e+33],[8.08555584899089e+33,8.085557086930929e+33],[10895.3115234375,10895.3134765625],[0.023536324501037598,0.023536328226327896],"-inf","inf",[-5.604283771236621e+27,-5.60428318094081e+27],[-1.4143283964140014e+27,-1.4143281012660962e+27],null,null,[-2.6774667276185937e-05,-2.677466363820713e-05],[2.9456414267770015e-05,2.9456419724738225e-05]]

module {
func.func @program(%arg0: tensor<4x5xcomplex<f32>>) -> tensor<5x4xcomplex<f32>> {
  %0 = stablehlo.constant dense<[[(2.3881547, -2.6552732), (-3.4028235e+38, -1.0), (0.0, 3.0307252), (0xFFC00000, 0.42503375), (-3.4028235e+38, 0.0)], [(-1.6098036, -3.4028235e+38), (2.925465, -0.8750668), (-0.44320625, 0.5), (0x7FC00000, -2.6338177), (-1.9812528, -0.5)], [(0xFFC00000, 1.1754942e-38), (0xFF800000, 0.5), (0.44965392, 0.0), (0.89167154, -2.1481369), (-2.9952917, 0xFFC00000)], [(0.65219504, 3.4959056), (-2.2317803, 0xFFC00000), (0xFFC00000, 3.58945), (-0.5961882, 1.1754944e-38), (5.7524443, 5.228734)]]> : tensor<4x5xcomplex<f32>>
  %1 = stablehlo.dot_general %arg0, %0, batching_dims = [1, 0] x [1, 0], contracting_dims = [] x [], precision = [HIGH, DEFAULT] : (tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
  return %1 : tensor<5x4xcomplex<f32>>
}

  func.func @main(%input0: tensor<4x5xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<4x5xcomplex<f32>>) -> (tensor<5x4xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<5x4xcomplex<f32>>) -> tensor<5x4xf32>
    %v1 = stablehlo.convert %v0 : (tensor<5x4xf32>) -> tensor<5x4xf64>
    %v2 = stablehlo.constant dense<[[-3.039717034457485e+24, 0xFFF0000000000000, 0x7FF0000000000000, -0.0007670674822293222], [-8.401706525193102e+29, -15742669946880.0, 0x7FF0000000000000, 0x7FF0000000000000], [-0.00042151156230829656, -8199685.5, -0.00012808761675842106, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, -3.35623866162848e+33, 10895.3134765625], [0xFFF0000000000000, -5.60428318094081e+27, 0x7FF0000000000000, -2.677466363820713e-05]]> : tensor<5x4xf64>
    %v3 = stablehlo.constant dense<[[-3.039717610918237e+24, 0x7FF0000000000000, 0xFFF0000000000000, -0.0007670676568523049], [-8.40170728077174e+29, -15742673092608.0, 0xFFF0000000000000, 0xFFF0000000000000], [-0.00042151156230829656, -8199686.5, -0.00012808761675842106, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, -3.3562392805985e+33, 10895.3115234375], [0x7FF0000000000000, -5.604283771236621e+27, 0xFFF0000000000000, -2.6774667276185937e-05]]> : tensor<5x4xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<5x4xi1>
    %v7 = stablehlo.constant dense<[[false, false, true, false], [false, false, true, true], [false, false, false, true], [true, true, false, false], [false, false, true, false]]> : tensor<5x4xi1>
    %v8 = stablehlo.compare NE, %v1, %v1, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v9 = stablehlo.and %v8, %v7 : tensor<5x4xi1>
    %v10 = stablehlo.or %v6, %v9 : tensor<5x4xi1>
    %v11 = stablehlo.constant dense<[[false, false, true, false], [false, false, true, true], [false, false, false, true], [true, true, false, false], [false, false, true, false]]> : tensor<5x4xi1>
    %v12 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x4xf64>
    %v13 = stablehlo.compare EQ, %v1, %v12, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<5x4xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<5x4xi1>
    %v16 = stablehlo.constant dense<[[false, true, true, false], [false, false, true, true], [false, false, false, true], [true, true, false, false], [true, false, true, false]]> : tensor<5x4xi1>
    %v17 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x4xf64>
    %v18 = stablehlo.compare EQ, %v1, %v17, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v19 = stablehlo.and %v18, %v16 : tensor<5x4xi1>
    %v20 = stablehlo.or %v15, %v19 : tensor<5x4xi1>
    %v21 = stablehlo.constant dense<[[false, false, true, false], [false, false, true, true], [false, false, false, true], [true, true, false, false], [false, false, true, false]]> : tensor<5x4xi1>
    %v22 = stablehlo.or %v20, %v21 : tensor<5x4xi1>
    check.expect_eq_const %v22, dense<true> : tensor<5x4xi1>
    %v23 = stablehlo.imag %r : (tensor<5x4xcomplex<f32>>) -> tensor<5x4xf32>
    %v24 = stablehlo.convert %v23 : (tensor<5x4xf32>) -> tensor<5x4xf64>
    %v25 = stablehlo.constant dense<[[-2.733923916795721e+24, 0xFFF0000000000000, 0x7FF0000000000000, 0.0001431038836017251], [-2.0026612815394093e+34, -52629845573632.0, 0x7FF0000000000000, 0x7FF0000000000000], [-23.358245849609375, -7268303.5, -4.046282597869322e-08, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 8.085557086930929e+33, 0.023536328226327896], [0xFFF0000000000000, -1.4143281012660962e+27, 0x7FF0000000000000, 2.9456419724738225e-05]]> : tensor<5x4xf64>
    %v26 = stablehlo.constant dense<[[-2.733924205026097e+24, 0x7FF0000000000000, 0xFFF0000000000000, 0.00014310386904980987], [-2.0026615291274172e+34, -52629853962240.0, 0xFFF0000000000000, 0xFFF0000000000000], [-23.358245849609375, -7268305.0, -4.046282597869322e-08, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 8.08555584899089e+33, 0.023536324501037598], [0x7FF0000000000000, -1.4143283964140014e+27, 0xFFF0000000000000, 2.9456414267770015e-05]]> : tensor<5x4xf64>
    %v27 = stablehlo.compare GE, %v24, %v26, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v28 = stablehlo.compare LE, %v24, %v25, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v29 = stablehlo.and %v27, %v28 : tensor<5x4xi1>
    %v30 = stablehlo.constant dense<[[false, false, true, false], [false, false, true, true], [false, false, false, true], [true, true, false, false], [false, false, true, false]]> : tensor<5x4xi1>
    %v31 = stablehlo.compare NE, %v24, %v24, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v32 = stablehlo.and %v31, %v30 : tensor<5x4xi1>
    %v33 = stablehlo.or %v29, %v32 : tensor<5x4xi1>
    %v34 = stablehlo.constant dense<[[false, true, true, false], [false, false, true, true], [false, false, false, true], [true, true, false, false], [true, false, true, false]]> : tensor<5x4xi1>
    %v35 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x4xf64>
    %v36 = stablehlo.compare EQ, %v24, %v35, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v37 = stablehlo.and %v36, %v34 : tensor<5x4xi1>
    %v38 = stablehlo.or %v33, %v37 : tensor<5x4xi1>
    %v39 = stablehlo.constant dense<[[false, false, true, false], [false, false, true, true], [false, false, false, true], [true, true, false, false], [false, false, true, false]]> : tensor<5x4xi1>
    %v40 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x4xf64>
    %v41 = stablehlo.compare EQ, %v24, %v40, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v42 = stablehlo.and %v41, %v39 : tensor<5x4xi1>
    %v43 = stablehlo.or %v38, %v42 : tensor<5x4xi1>
    %v44 = stablehlo.constant dense<[[false, false, true, false], [false, false, true, true], [false, false, false, true], [true, true, false, false], [false, false, true, false]]> : tensor<5x4xi1>
    %v45 = stablehlo.or %v43, %v44 : tensor<5x4xi1>
    check.expect_eq_const %v45, dense<true> : tensor<5x4xi1>
    func.return
  }
}
