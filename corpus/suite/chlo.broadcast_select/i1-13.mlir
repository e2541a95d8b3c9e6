// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<false> : tensor<i1>, dense<[(-3.878721, 0x7F800000)]> : tensor<1xcomplex<f32>>]'
// RUN: : @program
// chlo.broadcast_select on i1, special values
//   P: rank 0
//   n: low + 1
//   E: complex<f32>
//   T: more
//   F: alternative 2 (otherwise)
// legal 0 0: [-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf",-3.878720998764038,"inf"]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<1xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>> {
  %0 = stablehlo.constant dense<[[[(-1.0216619e-09, 1.2413213e-05), (0.47384694, -3.5800604e-06), (-2.1796475e-36, -247499.73)], [(1.0078742e-05, 3.8360995e-06), (37928020.0, 0.00012169049), (-0.00017253816, -92139072.0)], [(123710.32, 0.28568208), (-7.2936573e-10, 235.12723), (1.2704498, -1.673882e-08)], [(904689.2, 2.72991e-08), (-1287.0104, 252143.08), (45056520.0, -2.167346e-09)], [(2.2442276, -5.564458e-08), (-5.6218546e-08, 1.853349e-09), (2.0216185e-36, 7694517.5)]], [[(-6.3850086e+18, 54.48164), (-902218448896.0, -0.0027718376), (0.0035523742, -0.45299935)], [(-9.904412e+13, 17.528645), (503708.38, 477515.84), (20144744.0, 2.8494913e-15)], [(-665580208128.0, 1.3471202e+21), (-4.7476187e-06, -2.7299522e-05), (2.2310887e+26, -194154720.0)], [(-0.8609218, 28376.213), (1287718.0, -3.9078522), (-3.4731772e+21, 0.19832836)], [(0.90066355, -3387685.0), (-95787360.0, 2.1498118e+35), (4.9564905, -1856718080.0)]]]> : tensor<2x5x3xcomplex<f32>>
  %1 = chlo.broadcast_select %arg0, %0, %arg1 : (tensor<i1>, tensor<2x5x3xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
  return %1 : tensor<2x5x3xcomplex<f32>>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<1xcomplex<f32>>) {
    %r = func.call @program(%input0, %input1) : (tensor<i1>, tensor<1xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xf32>
    %v1 = stablehlo.convert %v0 : (tensor<2x5x3xf32>) -> tensor<2x5x3xf64>
    check.expect_eq_const %v1, dense<-3.878720998764038> : tensor<2x5x3xf64>
    %v2 = stablehlo.imag %r : (tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xf32>
    %v3 = stablehlo.convert %v2 : (tensor<2x5x3xf32>) -> tensor<2x5x3xf64>
    %v4 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x5x3xf64>
    %v5 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x5x3xf64>
    %v6 = stablehlo.compare GE, %v3, %v5, FLOAT : (tensor<2x5x3xf64>, tensor<2x5x3xf64>) -> tensor<2x5x3xi1>
    %v7 = stablehlo.compare LE, %v3, %v4, FLOAT : (tensor<2x5x3xf64>, tensor<2x5x3xf64>) -> tensor<2x5x3xi1>
    %v8 = stablehlo.and %v6, %v7 : tensor<2x5x3xi1>
    %v9 = stablehlo.constant dense<true> : tensor<2x5x3xi1>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x5x3xf64>
    %v11 = stablehlo.compare EQ, %v3, %v10, FLOAT : (tensor<2x5x3xf64>, tensor<2x5x3xf64>) -> tensor<2x5x3xi1>
    %v12 = stablehlo.and %v11, %v9 : tensor<2x5x3xi1>
    %v13 = stablehlo.or %v8, %v12 : tensor<2x5x3xi1>
    check.expect_eq_const %v13, dense<true> : tensor<2x5x3xi1>
    func.return
  }
}
