// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[(0.29444229229397884, 5.6985863263862155), (-11.746633201038737, 0.14430611718059896)], [(0.14731090210370423, -2.4433712166488877), (-8.412441125082346, 1.6049127302519564)]], [[(-1.9737747638239822, -15.138557654774266), (13.158986773772922, 0.4516775420241859)], [(-2.505192196820037, -4.1912441051880185), (1.2738573718148598, 8.65060387219905)]]], [[[(0.3408170678891967, 11.302752073587019), (0.4534151403172643, -3.1164827124317385)], [(-15.108337102712671, -3.6707942340177495), (0.399080879829336, -0.8630773442808061)]], [[(-2.1199731170872806, 0.5982758182495671), (-2.6578660089514203, -1.0138492687215608)], [(-2.039018012855175, -0.12672204460069444), (0.9986573048645254, 0.4428927140598051)]]], [[[(15.160729195700519, -14.404552722051621), (-1.464517632017663, 0.8384346860636828)], [(1.3691650648130154, -1.7086989666518788), (-7.335479745550272, 0.5530962116870914)]], [[(1.6917671718358613, 1.1898478151579235), (0.821426291612569, -0.23225106556981723)], [(1.60872785325007, -13.98813745448822), (-0.3841432934645222, -0.7559793132763197)]]]]> : tensor<3x2x2x2xcomplex<f64>>, dense<[[(0.6826292818461944, 0.745704085883828), (-2.4880646517344878, 0.864448827127458)], [(-0.7921698549697308, 3.8404299283351655), (0.24180709237455822, 0.23955195210951055)], [(3.481706155785075, 0.3279315768276084), (1.024034948045559, -2.299544460415979)]]> : tensor<3x2xcomplex<f64>>, dense<[1]> : tensor<1xui16>]'
// RUN: : @program
// chlo.ragged_dot on complex<f64>, envelope values
//   G: rank 0
//   M: rank 2
//   B: rank 0
//   K: rank 2
//   N: rank 0
//   E: complex<f64>
//   F: complex<f64>
//   I: ui16
//   lhs_batching_dimensions: empty
//   rhs_batching_dimensions: empty
//   lhs_contracting_dimensions: ascending
//   rhs_contracting_dimensions: ascending
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: last
//   n: 1
//   Q: alternative 1
//   precision_config: given
//   precision_config: HIGHEST
//   R: alternative 1
// legal 0 0: [[9.783035334488677,9.783035334488826],[-48.71596474403838,-48.71596474403825],[-1.8907230366390644,-1.8907230366390289],[-2.0119904277665244,-2.0119904277665004],[33.31575466437197,33.315754664372044],[-62.1728790898936,-62.172879089893485],[-29.662283102030838,-29.662283102030774],[-3.4411022401567886,-3.441102240156768]]

module {
func.func @program(%arg0: tensor<3x2x2x2xcomplex<f64>>, %arg1: tensor<3x2xcomplex<f64>>, %arg2: tensor<1xui16>) -> tensor<1x2x2xcomplex<f64>> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1], lhs_ragged_dimensions = [1]>, precision_config = [#chlo<precision HIGHEST>, #chlo<precision HIGHEST>]}> : (tensor<3x2x2x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>, tensor<1xui16>) -> tensor<1x2x2xcomplex<f64>>
  return %0 : tensor<1x2x2xcomplex<f64>>
}

  func.func @main(%input0: tensor<3x2x2x2xcomplex<f64>>, %input1: tensor<3x2xcomplex<f64>>, %input2: tensor<1xui16>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<3x2x2x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>, tensor<1xui16>) -> (tensor<1x2x2xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1x2x2xcomplex<f64>>) -> tensor<1x2x2xf64>
    %v1 = stablehlo.constant dense<[[[9.783035334488826, -1.8907230366390289], [33.315754664372044, -29.662283102030774]]]> : tensor<1x2x2xf64>
    %v2 = stablehlo.constant dense<[[[9.783035334488677, -1.8907230366390644], [33.31575466437197, -29.662283102030838]]]> : tensor<1x2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2x2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x2x2xi1>
    %v6 = stablehlo.imag %r : (tensor<1x2x2xcomplex<f64>>) -> tensor<1x2x2xf64>
    %v7 = stablehlo.constant dense<[[[-48.71596474403825, -2.0119904277665004], [-62.172879089893485, -3.441102240156768]]]> : tensor<1x2x2xf64>
    %v8 = stablehlo.constant dense<[[[-48.71596474403838, -2.0119904277665244], [-62.1728790898936, -3.4411022401567886]]]> : tensor<1x2x2xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1x2x2xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1x2x2xi1>
    func.return
  }
}
