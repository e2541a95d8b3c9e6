// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-0.0019304531, -1.6428523e-05]]> : tensor<1x2xf32>]'
// RUN: : @program
// chlo.broadcast_complex on f32, special values
//   A: rank 3+
//   E: f32
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [-0.5,-0.0019304531160742044,"-inf",-1.6428522940259427e-05,-0.9667351841926575,-0.0019304531160742044,2.372882604598999,-1.6428522940259427e-05,1.7823086977005005,-0.0019304531160742044,-0.5,-1.6428522940259427e-05,3.074923276901245,-0.0019304531160742044,-1.4239548444747925,-1.6428522940259427e-05,0.880645215511322,-0.0019304531160742044,4.6994123458862305,-1.6428522940259427e-05,5.161005020141602,-0.0019304531160742044,5.197938442230225,-1.6428522940259427e-05,0.6141189336776733,-0.0019304531160742044,1.401298464324817e-45,-1.6428522940259427e-05,1.1754942106924411e-38,-0.0019304531160742044,-1.1754943508222875e-38,-1.6428522940259427e-05,-1.0,-0.0019304531160742044,-1.1754943508222875e-38,-1.6428522940259427e-05,0.2705407738685608,-0.0019304531160742044,1.8273409605026245,-1.6428522940259427e-05,0.5,-0.0019304531160742044,-0.6199387311935425,-1.6428522940259427e-05,2.102863073348999,-0.0019304531160742044,-0.0,-1.6428522940259427e-05,"nan",-0.0019304531160742044,"inf",-1.6428522940259427e-05,-1.401298464324817e-45,-0.0019304531160742044,-3.7635486125946045,-1.6428522940259427e-05,0.5,-0.0019304531160742044,0.3890184760093689,-1.6428522940259427e-05]

module {
func.func @program(%arg0: tensor<1x2xf32>) -> tensor<3x5x2xcomplex<f32>> {
  %0 = stablehlo.constant dense<[[[-0.5, 0xFF800000], [-0.9667352, 2.3728826], [1.7823087, -0.5], [3.0749233, -1.4239548], [0.8806452, 4.6994123]], [[5.161005, 5.1979384], [0.61411893, 1.0e-45], [1.1754942e-38, -1.1754944e-38], [-1.0, -1.1754944e-38], [0.27054077, 1.827341]], [[0.5, -0.61993873], [2.102863, -0.0], [0x7FC00000, 0x7F800000], [-1.0e-45, -3.7635486], [0.5, 0.38901848]]]> : tensor<3x5x2xf32>
  %1 = chlo.broadcast_complex %0, %arg0 {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x5x2xf32>, tensor<1x2xf32>) -> tensor<3x5x2xcomplex<f32>>
  return %1 : tensor<3x5x2xcomplex<f32>>
}

  func.func @main(%input0: tensor<1x2xf32>) {
    %r = func.call @program(%input0) : (tensor<1x2xf32>) -> (tensor<3x5x2xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<3x5x2xcomplex<f32>>) -> tensor<3x5x2xf32>
    %v1 = stablehlo.convert %v0 : (tensor<3x5x2xf32>) -> tensor<3x5x2xf64>
    %v2 = stablehlo.constant dense<[[[-0.5, 0xFFF0000000000000], [-0.9667351841926575, 2.372882604598999], [1.7823086977005005, -0.5], [3.074923276901245, -1.4239548444747925], [0.880645215511322, 4.6994123458862305]], [[5.161005020141602, 5.197938442230225], [0.6141189336776733, 1.401298464324817e-45], [1.1754942106924411e-38, -1.1754943508222875e-38], [-1.0, -1.1754943508222875e-38], [0.2705407738685608, 1.8273409605026245]], [[0.5, -0.6199387311935425], [2.102863073348999, -0.0], [0xFFF0000000000000, 0xFFF0000000000000], [-1.401298464324817e-45, -3.7635486125946045], [0.5, 0.3890184760093689]]]> : tensor<3x5x2xf64>
    %v3 = stablehlo.constant dense<[[[-0.5, 0x7FF0000000000000], [-0.9667351841926575, 2.372882604598999], [1.7823086977005005, -0.5], [3.074923276901245, -1.4239548444747925], [0.880645215511322, 4.6994123458862305]], [[5.161005020141602, 5.197938442230225], [0.6141189336776733, 1.401298464324817e-45], [1.1754942106924411e-38, -1.1754943508222875e-38], [-1.0, -1.1754943508222875e-38], [0.2705407738685608, 1.8273409605026245]], [[0.5, -0.6199387311935425], [2.102863073348999, -0.0], [0x7FF0000000000000, 0x7FF0000000000000], [-1.401298464324817e-45, -3.7635486125946045], [0.5, 0.3890184760093689]]]> : tensor<3x5x2xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<3x5x2xf64>, tensor<3x5x2xf64>) -> tensor<3x5x2xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<3x5x2xf64>, tensor<3x5x2xf64>) -> tensor<3x5x2xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<3x5x2xi1>
    %v7 = stablehlo.bitcast_convert %v1 : (tensor<3x5x2xf64>) -> tensor<3x5x2xi64>
    %v8 = stablehlo.constant dense<[[[-4620693217682128896, -4503599627370496], [-4616489240878907392, 4612525675406950400], [4610705623959470080, -4620693217682128896], [4614106530462040064, -4614280295175159808], [4606107366474121216, 4616977086349836288]], [[4617496793498779648, 4617538376835268608], [4603706711147020288, 3936146074321813504], [4039728864677593088, -5183643171103440896], [-4616189618054758400, -5183643171103440896], [4598545249231437824, 4610908431241445376]], [[4602678819172646912, -4619612905631907840], [4611917645476790272, -9223372036854775808], [9221120237041090560, 9218868437227405312], [-5287225962532962304, -4607714859990122496], [4602678819172646912, 4600679553772290048]]]> : tensor<3x5x2xi64>
    %v9 = stablehlo.compare EQ, %v7, %v8, SIGNED : (tensor<3x5x2xi64>, tensor<3x5x2xi64>) -> tensor<3x5x2xi1>
    %v10 = stablehlo.constant dense<[[[false, false], [false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false], [false, false], [false, false]], [[false, false], [false, true], [false, false], [false, false], [false, false]]]> : tensor<3x5x2xi1>
    %v11 = stablehlo.select %v10, %v9, %v6 : tensor<3x5x2xi1>, tensor<3x5x2xi1>
    %v12 = stablehlo.constant dense<[[[false, false], [false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [true, false], [false, false], [false, false]]]> : tensor<3x5x2xi1>
    %v13 = stablehlo.compare NE, %v1, %v1, FLOAT : (tensor<3x5x2xf64>, tensor<3x5x2xf64>) -> tensor<3x5x2xi1>
    %v14 = stablehlo.and %v13, %v12 : tensor<3x5x2xi1>
    %v15 = stablehlo.or %v11, %v14 : tensor<3x5x2xi1>
    %v16 = stablehlo.constant dense<[[[false, false], [false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, true], [false, false], [false, false]]]> : tensor<3x5x2xi1>
    %v17 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x5x2xf64>
    %v18 = stablehlo.compare EQ, %v1, %v17, FLOAT : (tensor<3x5x2xf64>, tensor<3x5x2xf64>) -> tensor<3x5x2xi1>
    %v19 = stablehlo.and %v18, %v16 : tensor<3x5x2xi1>
    %v20 = stablehlo.or %v15, %v19 : tensor<3x5x2xi1>
    %v21 = stablehlo.constant dense<[[[false, true], [false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false], [false, false], [false, false]]]> : tensor<3x5x2xi1>
    %v22 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x5x2xf64>
    %v23 = stablehlo.compare EQ, %v1, %v22, FLOAT : (tensor<3x5x2xf64>, tensor<3x5x2xf64>) -> tensor<3x5x2xi1>
    %v24 = stablehlo.and %v23, %v21 : tensor<3x5x2xi1>
    %v25 = stablehlo.or %v20, %v24 : tensor<3x5x2xi1>
    check.expect_eq_const %v25, dense<true> : tensor<3x5x2xi1>
    %v26 = stablehlo.imag %r : (tensor<3x5x2xcomplex<f32>>) -> tensor<3x5x2xf32>
    %v27 = stablehlo.convert %v26 : (tensor<3x5x2xf32>) -> tensor<3x5x2xf64>
    check.expect_eq_const %v27, dense<[[[-0.0019304531160742044, -1.6428522940259427e-05], [-0.0019304531160742044, -1.6428522940259427e-05], [-0.0019304531160742044, -1.6428522940259427e-05], [-0.0019304531160742044, -1.6428522940259427e-05], [-0.0019304531160742044, -1.6428522940259427e-05]], [[-0.0019304531160742044, -1.6428522940259427e-05], [-0.0019304531160742044, -1.6428522940259427e-05], [-0.0019304531160742044, -1.6428522940259427e-05], [-0.0019304531160742044, -1.6428522940259427e-05], [-0.0019304531160742044, -1.6428522940259427e-05]], [[-0.0019304531160742044, -1.6428522940259427e-05], [-0.0019304531160742044, -1.6428522940259427e-05], [-0.0019304531160742044, -1.6428522940259427e-05], [-0.0019304531160742044, -1.6428522940259427e-05], [-0.0019304531160742044, -1.6428522940259427e-05]]]> : tensor<3x5x2xf64>
    func.return
  }
}
