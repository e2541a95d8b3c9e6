// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<(1.4964429967943358, -1.2021477409835182)> : tensor<complex<f64>>]'
// RUN: : @program
// chlo.broadcast_multiply on complex<f64>, special values
//   A: rank 0
//   E: complex<f64>
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [[-0.7244930422589153,-0.7244930422589151],[0.5820119282696141,0.5820119282696143],[3.562093081423562,3.562093081423563],[1.369189788996013,1.3691897889960138],[-0.3103868539492405,-0.31038685394924026],[1.480431447743162,1.4804314477431624],8.219748689659124,[-5.37214041500006,-5.372140415000058],[6.792468081118184,6.7924680811181855],[10.82149652739259,10.821496527392593],[-4.1790247404010294,-4.179024740401028],[0.4736399115059702,0.4736399115059715],[-2.218090840211669,-2.218090840211668],[-2.7610969857771614,-2.7610969857771606],[0.5010747994470506,0.5010747994470508],[0.6237418654459257,0.6237418654459259],[-0.3036044772723548,-0.3036044772723547],[-0.3779292497259281,-0.377929249725928]]

module {
func.func @program(%arg0: tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>> {
  %0 = stablehlo.constant dense<[[(-0.4841434279895168, -0.0), (1.0, 1.7182996849781937), (-0.6090848274164274, 0.5)], [(5.091189464274956, 0.5), (-0.7720167376346808, 6.611289819550207), (-1.8518268182370798, -1.1711301522909199)], [(5.0e-324, -1.845106690794072), (-2.2250738585072014e-308, 0.4168163216254137), (2.2250738585072014e-308, -0.25255171799762777)]]> : tensor<3x3xcomplex<f64>>
  %1 = chlo.broadcast_multiply %arg0, %0 : (tensor<complex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  return %1 : tensor<3x3xcomplex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>) {
    %r = func.call @program(%input0) : (tensor<complex<f64>>) -> (tensor<3x3xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %v1 = stablehlo.constant dense<[[-0.7244930422589151, 3.562093081423563, -0.31038685394924026], [8.219748689659124, 6.7924680811181855, -4.179024740401028], [-2.218090840211668, 0.5010747994470508, -0.3036044772723547]]> : tensor<3x3xf64>
    %v2 = stablehlo.constant dense<[[-0.7244930422589153, 3.562093081423562, -0.3103868539492405], [8.219748689659124, 6.792468081118184, -4.1790247404010294], [-2.218090840211669, 0.5010747994470506, -0.3036044772723548]]> : tensor<3x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3x3xi1>
    %v6 = stablehlo.imag %r : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %v7 = stablehlo.constant dense<[[0.5820119282696143, 1.3691897889960138, 1.4804314477431624], [-5.372140415000058, 10.821496527392593, 0.4736399115059715], [-2.7610969857771606, 0.6237418654459259, -0.377929249725928]]> : tensor<3x3xf64>
    %v8 = stablehlo.constant dense<[[0.5820119282696141, 1.369189788996013, 1.480431447743162], [-5.37214041500006, 10.82149652739259, 0.4736399115059702], [-2.7610969857771614, 0.6237418654459257, -0.3779292497259281]]> : tensor<3x3xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<3x3xi1>
    check.expect_eq_const %v11, dense<true> : tensor<3x3xi1>
    func.return
  }
}
