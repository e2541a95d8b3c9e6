// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-0.5], [1.0], [1.1754942e-38]], [[0.77571195], [-0.0], [-1.1754944e-38]], [[-1.1754944e-38], [-0.5], [-0.4959174]]], [[[0xFF800000], [3.4028235e+38], [5.307868]], [[-0.0], [1.1754944e-38], [6.12731]], [[-4.3116684], [0xFFC00000], [1.1754944e-38]]], [[[-1.0], [-1.1754942e-38], [-1.9947298]], [[-4.576928], [0xFFC00000], [-1.0]], [[-0.5], [-1.0e-45], [-1.0e-45]]], [[[-0.920745], [-0.0], [-0.5639661]], [[-1.0e-45], [0.48797286], [-6.652929]], [[0.0], [0.44725925], [-0.5]]], [[[3.4028235e+38], [-0.9629209], [6.981275]], [[0.9952158], [0.3572963], [3.431793]], [[-1.1754944e-38], [0.7240799], [3.4028235e+38]]]]> : tensor<5x3x3x1xf32>]'
// RUN: : @program
// stablehlo.subtract on f32, special values
//   S: rank 3+
//   S: has 1
//   E: f32
// legal 0 0: [0.0,0.0,[-1.1754942106924411e-38,1.1754942106924411e-38],0.0,0.0,0.0,0.0,0.0,0.0,"nan",0.0,0.0,0.0,0.0,0.0,0.0,"nan",0.0,0.0,[-1.1754942106924411e-38,1.1754942106924411e-38],0.0,0.0,"nan",0.0,0.0,[-1.401298464324817e-45,1.401298464324817e-45],[-1.401298464324817e-45,1.401298464324817e-45],0.0,0.0,0.0,[-1.401298464324817e-45,1.401298464324817e-45],0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]

module {
func.func @program(%arg0: tensor<5x3x3x1xf32>) -> tensor<5x3x3x1xf32> {
  %0 = stablehlo.subtract %arg0, %arg0 : tensor<5x3x3x1xf32>
  return %0 : tensor<5x3x3x1xf32>
}

  func.func @main(%input0: tensor<5x3x3x1xf32>) {
    %r = func.call @program(%input0) : (tensor<5x3x3x1xf32>) -> (tensor<5x3x3x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<5x3x3x1xf32>) -> tensor<5x3x3x1xf64>
    %v1 = stablehlo.constant dense<[[[[0.0], [0.0], [1.1754942106924411e-38]], [[0.0], [0.0], [0.0]], [[0.0], [0.0], [0.0]]], [[[0xFFF0000000000000], [0.0], [0.0]], [[0.0], [0.0], [0.0]], [[0.0], [0xFFF0000000000000], [0.0]]], [[[0.0], [1.1754942106924411e-38], [0.0]], [[0.0], [0xFFF0000000000000], [0.0]], [[0.0], [1.401298464324817e-45], [1.401298464324817e-45]]], [[[0.0], [0.0], [0.0]], [[1.401298464324817e-45], [0.0], [0.0]], [[0.0], [0.0], [0.0]]], [[[0.0], [0.0], [0.0]], [[0.0], [0.0], [0.0]], [[0.0], [0.0], [0.0]]]]> : tensor<5x3x3x1xf64>
    %v2 = stablehlo.constant dense<[[[[0.0], [0.0], [-1.1754942106924411e-38]], [[0.0], [0.0], [0.0]], [[0.0], [0.0], [0.0]]], [[[0x7FF0000000000000], [0.0], [0.0]], [[0.0], [0.0], [0.0]], [[0.0], [0x7FF0000000000000], [0.0]]], [[[0.0], [-1.1754942106924411e-38], [0.0]], [[0.0], [0x7FF0000000000000], [0.0]], [[0.0], [-1.401298464324817e-45], [-1.401298464324817e-45]]], [[[0.0], [0.0], [0.0]], [[-1.401298464324817e-45], [0.0], [0.0]], [[0.0], [0.0], [0.0]]], [[[0.0], [0.0], [0.0]], [[0.0], [0.0], [0.0]], [[0.0], [0.0], [0.0]]]]> : tensor<5x3x3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x3x3x1xf64>, tensor<5x3x3x1xf64>) -> tensor<5x3x3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x3x3x1xf64>, tensor<5x3x3x1xf64>) -> tensor<5x3x3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x3x3x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<5x3x3x1xf64>) -> tensor<5x3x3x1xi64>
    %v7 = stablehlo.constant dense<[[[[0], [0], [-5183643172177182720]], [[0], [0], [0]], [[0], [0], [0]]], [[[9221120237041090560], [0], [0]], [[0], [0], [0]], [[0], [9221120237041090560], [0]]], [[[0], [-5183643172177182720], [0]], [[0], [9221120237041090560], [0]], [[0], [-5287225962532962304], [-5287225962532962304]]], [[[0], [0], [0]], [[-5287225962532962304], [0], [0]], [[0], [0], [0]]], [[[0], [0], [0]], [[0], [0], [0]], [[0], [0], [0]]]]> : tensor<5x3x3x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<5x3x3x1xi64>, tensor<5x3x3x1xi64>) -> tensor<5x3x3x1xi1>
    %v9 = stablehlo.constant dense<[[[[true], [true], [false]], [[true], [true], [true]], [[true], [true], [true]]], [[[false], [true], [true]], [[true], [true], [true]], [[true], [false], [true]]], [[[true], [false], [true]], [[true], [false], [true]], [[true], [false], [false]]], [[[true], [true], [true]], [[false], [true], [true]], [[true], [true], [true]]], [[[true], [true], [true]], [[true], [true], [true]], [[true], [true], [true]]]]> : tensor<5x3x3x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<5x3x3x1xi1>, tensor<5x3x3x1xi1>
    %v11 = stablehlo.constant dense<[[[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]], [[[true], [false], [false]], [[false], [false], [false]], [[false], [true], [false]]], [[[false], [false], [false]], [[false], [true], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]]]> : tensor<5x3x3x1xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x3x3x1xf64>, tensor<5x3x3x1xf64>) -> tensor<5x3x3x1xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<5x3x3x1xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<5x3x3x1xi1>
    check.expect_eq_const %v14, dense<true> : tensor<5x3x3x1xi1>
    func.return
  }
}
