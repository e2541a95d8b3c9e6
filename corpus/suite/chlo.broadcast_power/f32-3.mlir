// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-5.0> : tensor<f32>]'
// RUN: : @program
// chlo.broadcast_power on f32, exact values
//   A: rank 2
//   m: low
//   E: f32
//   broadcast_dimensions: absent
// legal 0 0: [[0.9999980926513672,1.0000019073486328],[0.0009765606373548508,0.0009765643626451492],[0.9999980926513672,1.0000019073486328],[-3.0517636332660913e-05,-3.0517519917339087e-05],[3.0517519917339087e-05,3.0517636332660913e-05],[-0.031250059604644775,-0.031249940395355225],[-0.00032000045757740736,-0.0003199995553586632],[3.0517519917339087e-05,3.0517636332660913e-05],"inf",[-0.031250059604644775,-0.031249940395355225],[5.949896149104461e-05,5.949907426838763e-05],[-3.0517636332660913e-05,-3.0517519917339087e-05],[-0.031250059604644775,-0.031249940395355225],[-0.0009765643626451492,-0.0009765606373548508],[-0.00012860105198342353,-0.00012860060087405145],[-0.00032000045757740736,-0.0003199995553586632]]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<4x4xf32> {
  %0 = stablehlo.constant dense<[[1.0, 4.0, 1.0, -8.0], [8.0, -2.0, -5.0, 8.0], [0.0, -2.0, 7.0, -8.0], [-2.0, -4.0, -6.0, -5.0]]> : tensor<4x4xf32>
  %1 = chlo.broadcast_power %0, %arg0 : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<4x4xf32>)
    %v0 = stablehlo.convert %r : (tensor<4x4xf32>) -> tensor<4x4xf64>
    %v1 = stablehlo.constant dense<[[1.0000019073486328, 0.0009765643626451492, 1.0000019073486328, -3.0517519917339087e-05], [3.0517636332660913e-05, -0.031249940395355225, -0.0003199995553586632, 3.0517636332660913e-05], [0xFFF0000000000000, -0.031249940395355225, 5.949907426838763e-05, -3.0517519917339087e-05], [-0.031249940395355225, -0.0009765606373548508, -0.00012860060087405145, -0.0003199995553586632]]> : tensor<4x4xf64>
    %v2 = stablehlo.constant dense<[[0.9999980926513672, 0.0009765606373548508, 0.9999980926513672, -3.0517636332660913e-05], [3.0517519917339087e-05, -0.031250059604644775, -0.00032000045757740736, 3.0517519917339087e-05], [0x7FF0000000000000, -0.031250059604644775, 5.949896149104461e-05, -3.0517636332660913e-05], [-0.031250059604644775, -0.0009765643626451492, -0.00012860105198342353, -0.00032000045757740736]]> : tensor<4x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x4xi1>
    %v6 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [true, false, false, false], [false, false, false, false]]> : tensor<4x4xi1>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x4xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<4x4xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<4x4xi1>
    check.expect_eq_const %v10, dense<true> : tensor<4x4xi1>
    func.return
  }
}
