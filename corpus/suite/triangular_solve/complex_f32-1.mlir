// RUN: stablehlo-translate --interpret %s --args='[dense<[[(0.0, 0.0), (0.0, 0.0), (-2.0, 0.0)], [(0.0, 3.0), (3.0, 0.0), (2.0, 4.0)], [(0.0, 0.0), (5.0, 5.0), (0.0, 0.0)]]> : tensor<3x3xcomplex<f32>>]'
// RUN: : @program
// stablehlo.triangular_solve on complex<f32>, exact values
//   B: rank 0
//   n: more
//   m: more
//   E: complex<f32>
//   left_side: false
//   lower: true
//   unit_diagonal: true
//   transpose_a: TRANSPOSE
// legal 0 0: [[3.999990463256836,4.000009059906006],[-2.5000088214874268,-2.4999911785125732],[-3.5000576972961426,-3.4999427795410156],[-8.00006103515625,-7.999938488006592],[-21.000898361206055,-20.99909782409668],[59.99908447265625,60.00091552734375],[-2.5000064373016357,-2.4999935626983643],[-2.5000064373016357,-2.4999935626983643],[-8.00005054473877,-7.9999494552612305],[11.499948501586914,11.500052452087402],[93.99917602539063,94.0008316040039],[-20.000797271728516,-19.999204635620117],[-3.6358869692776352e-06,3.6358869692776352e-06],[-3.000005006790161,-2.999994993209839],[-6.500035285949707,-6.499965667724609],[3.4999709129333496,3.5000290870666504],[50.99947738647461,51.00053024291992],[13.499490737915039,13.500514030456543]]

module {
func.func @program(%arg0: tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>> {
  %0 = stablehlo.constant dense<[[(4.0, -2.5), (4.0, 4.0), (1.5, 2.5)], [(-2.5, -2.5), (-0.5, 4.0), (-3.5, -2.5)], [(0.0, -3.0), (2.5, 3.5), (1.0, -1.5)]]> : tensor<3x3xcomplex<f32>>
  %1 = "stablehlo.triangular_solve"(%arg0, %0) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  return %1 : tensor<3x3xcomplex<f32>>
}

  func.func @main(%input0: tensor<3x3xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %v1 = stablehlo.convert %v0 : (tensor<3x3xf32>) -> tensor<3x3xf64>
    %v2 = stablehlo.constant dense<[[4.000009059906006, -3.4999427795410156, -20.99909782409668], [-2.4999935626983643, -7.9999494552612305, 94.0008316040039], [3.6358869692776352e-06, -6.499965667724609, 51.00053024291992]]> : tensor<3x3xf64>
    %v3 = stablehlo.constant dense<[[3.999990463256836, -3.5000576972961426, -21.000898361206055], [-2.5000064373016357, -8.00005054473877, 93.99917602539062], [-3.6358869692776352e-06, -6.500035285949707, 50.99947738647461]]> : tensor<3x3xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<3x3xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3x3xi1>
    %v7 = stablehlo.imag %r : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %v8 = stablehlo.convert %v7 : (tensor<3x3xf32>) -> tensor<3x3xf64>
    %v9 = stablehlo.constant dense<[[-2.4999911785125732, -7.999938488006592, 60.00091552734375], [-2.4999935626983643, 11.500052452087402, -19.999204635620117], [-2.999994993209839, 3.5000290870666504, 13.500514030456543]]> : tensor<3x3xf64>
    %v10 = stablehlo.constant dense<[[-2.5000088214874268, -8.00006103515625, 59.99908447265625], [-2.5000064373016357, 11.499948501586914, -20.000797271728516], [-3.000005006790161, 3.4999709129333496, 13.499490737915039]]> : tensor<3x3xf64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v13 = stablehlo.and %v11, %v12 : tensor<3x3xi1>
    check.expect_eq_const %v13, dense<true> : tensor<3x3xi1>
    func.return
  }
}
