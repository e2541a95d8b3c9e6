// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<(1.4964429967943358, -1.2021477409835182)> : tensor<complex<f64>>]'
// RUN: : @program
// chlo.broadcast_multiply on complex<f64>, special values
//   A: rank 0
//   E: complex<f64>
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [-0.7244930422589152,0.5820119282696142,[3.562093081423562,3.5620930814235625],[1.3691897889960132,1.3691897889960134],[-0.3103868539492404,-0.31038685394924037],1.4804314477431622,8.219748689659124,-5.372140415000059,[6.792468081118184,6.792468081118185],10.821496527392592,-4.179024740401029,[0.47363991150597035,0.47363991150597085],-2.2180908402116684,-2.761096985777161,0.5010747994470507,0.6237418654459258,-0.30360447727235473,-0.37792924972592806]

module {
func.func @program(%arg0: tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>> {
  %0 = stablehlo.constant dense<[[(-0.4841434279895168, -0.0), (1.0, 1.7182996849781937), (-0.6090848274164274, 0.5)], [(5.091189464274956, 0.5), (-0.7720167376346808, 6.611289819550207), (-1.8518268182370798, -1.1711301522909199)], [(5.0e-324, -1.845106690794072), (-2.2250738585072014e-308, 0.4168163216254137), (2.2250738585072014e-308, -0.25255171799762777)]]> : tensor<3x3xcomplex<f64>>
  %1 = chlo.broadcast_multiply %arg0, %0 : (tensor<complex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  return %1 : tensor<3x3xcomplex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>) {
    %r = func.call @program(%input0) : (tensor<complex<f64>>) -> (tensor<3x3xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %v1 = stablehlo.constant dense<[[-0.7244930422589152, 3.5620930814235625, -0.31038685394924037], [8.219748689659124, 6.792468081118185, -4.179024740401029], [-2.2180908402116684, 0.5010747994470507, -0.30360447727235473]]> : tensor<3x3xf64>
    %v2 = stablehlo.constant dense<[[-0.7244930422589152, 3.562093081423562, -0.3103868539492404], [8.219748689659124, 6.792468081118184, -4.179024740401029], [-2.2180908402116684, 0.5010747994470507, -0.30360447727235473]]> : tensor<3x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3x3xi1>
    %v6 = stablehlo.imag %r : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %v7 = stablehlo.constant dense<[[0.5820119282696142, 1.3691897889960134, 1.4804314477431622], [-5.372140415000059, 10.821496527392592, 0.47363991150597085], [-2.761096985777161, 0.6237418654459258, -0.37792924972592806]]> : tensor<3x3xf64>
    %v8 = stablehlo.constant dense<[[0.5820119282696142, 1.3691897889960132, 1.4804314477431622], [-5.372140415000059, 10.821496527392592, 0.47363991150597035], [-2.761096985777161, 0.6237418654459258, -0.37792924972592806]]> : tensor<3x3xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<3x3xi1>
    check.expect_eq_const %v11, dense<true> : tensor<3x3xi1>
    func.return
  }
}
