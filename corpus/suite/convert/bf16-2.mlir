// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.convert on bf16, special values
//   S: rank 3+
//   S: has 1
//   E: bf16
//   F: f32
// legal 0 0: ["-inf",-0.70703125,"inf",5.71875,-0.91796875,-3.3895313892515355e+38,-6.84375,-5.21875,"nan",-7.59375]

module {
func.func @program() -> tensor<2x5x1xf32> {
  %0 = stablehlo.constant dense<[[[0xFF80], [-0.70703125], [0x7F80], [5.71875], [-0.91796875]], [[-3.3895314e+38], [-6.84375], [-5.21875], [0x7FC0], [-7.59375]]]> : tensor<2x5x1xbf16>
  %1 = stablehlo.convert %0 : (tensor<2x5x1xbf16>) -> tensor<2x5x1xf32>
  return %1 : tensor<2x5x1xf32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x5x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<2x5x1xf32>) -> tensor<2x5x1xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000], [-0.70703125], [0xFFF0000000000000], [5.71875], [-0.91796875]], [[-3.3895313892515355e+38], [-6.84375], [-5.21875], [0xFFF0000000000000], [-7.59375]]]> : tensor<2x5x1xf64>
    %v2 = stablehlo.constant dense<[[[0x7FF0000000000000], [-0.70703125], [0x7FF0000000000000], [5.71875], [-0.91796875]], [[-3.3895313892515355e+38], [-6.84375], [-5.21875], [0x7FF0000000000000], [-7.59375]]]> : tensor<2x5x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x5x1xi1>
    %v6 = stablehlo.constant dense<[[[false], [false], [false], [false], [false]], [[false], [false], [false], [true], [false]]]> : tensor<2x5x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x5x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x5x1xi1>
    %v10 = stablehlo.constant dense<[[[false], [false], [true], [false], [false]], [[false], [false], [false], [false], [false]]]> : tensor<2x5x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x5x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x5x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x5x1xi1>
    %v15 = stablehlo.constant dense<[[[true], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]> : tensor<2x5x1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x5x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2x5x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2x5x1xi1>
    check.expect_eq_const %v19, dense<true> : tensor<2x5x1xi1>
    func.return
  }
}
