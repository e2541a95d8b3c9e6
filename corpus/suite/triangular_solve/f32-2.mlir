// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-0.47256163]], [[0.17230295]], [[3.3692183]]]]> : tensor<1x3x1x1xf32>, dense<[[[[-2.7739286]], [[0.25269026]], [[1.042323]]]]> : tensor<1x3x1x1xf32>]'
// RUN: : @program
// stablehlo.triangular_solve on f32, envelope values
//   B: rank 2
//   B: has 1
//   n: 1
//   m: 1
//   E: f32
//   left_side: true
//   lower: true
//   unit_diagonal: false
//   transpose_a: NO_TRANSPOSE
// legal 0 0: [[5.869981288909912,5.869984149932861],[1.4665459394454956,1.466546654701233],[0.3093663156032562,0.30936649441719055]]

module {
func.func @program(%arg0: tensor<1x3x1x1xf32>, %arg1: tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32> {
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
  return %0 : tensor<1x3x1x1xf32>
}

  func.func @main(%input0: tensor<1x3x1x1xf32>, %input1: tensor<1x3x1x1xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) -> (tensor<1x3x1x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf64>
    %v1 = stablehlo.constant dense<[[[[5.869984149932861]], [[1.466546654701233]], [[0.30936649441719055]]]]> : tensor<1x3x1x1xf64>
    %v2 = stablehlo.constant dense<[[[[5.869981288909912]], [[1.4665459394454956]], [[0.3093663156032562]]]]> : tensor<1x3x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x3x1x1xf64>, tensor<1x3x1x1xf64>) -> tensor<1x3x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x3x1x1xf64>, tensor<1x3x1x1xf64>) -> tensor<1x3x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x3x1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x3x1x1xi1>
    func.return
  }
}
