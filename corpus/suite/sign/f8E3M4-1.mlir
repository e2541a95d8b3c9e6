// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sign on f8E3M4, special values
//   S: rank 3+
//   E: f8E3M4
// legal 0 0: [-1.0,1.0,1.0,1.0,1.0,-1.0,-0.0,1.0,1.0,"nan",1.0,-1.0,-0.0,-1.0,1.0,1.0]

module {
func.func @program() -> tensor<2x2x2x2xf8E3M4> {
  %0 = stablehlo.constant dense<[[[[-0.4375, 0.234375], [1.0, 4.75]], [[0.234375, -0.421875], [-0.0, 3.375]]], [[[0.96875, 0xF8], [0.484375, -0.6875]], [[-0.0, -1.125], [2.25, 5.5]]]]> : tensor<2x2x2x2xf8E3M4>
  %1 = stablehlo.sign %0 : tensor<2x2x2x2xf8E3M4>
  return %1 : tensor<2x2x2x2xf8E3M4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x2x2x2xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<2x2x2x2xf8E3M4>) -> tensor<2x2x2x2xf64>
    %v1 = stablehlo.constant dense<[[[[-1.0, 1.0], [1.0, 1.0]], [[1.0, -1.0], [-0.0, 1.0]]], [[[1.0, 0xFFF0000000000000], [1.0, -1.0]], [[-0.0, -1.0], [1.0, 1.0]]]]> : tensor<2x2x2x2xf64>
    %v2 = stablehlo.constant dense<[[[[-1.0, 1.0], [1.0, 1.0]], [[1.0, -1.0], [-0.0, 1.0]]], [[[1.0, 0x7FF0000000000000], [1.0, -1.0]], [[-0.0, -1.0], [1.0, 1.0]]]]> : tensor<2x2x2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x2x2x2xf64>, tensor<2x2x2x2xf64>) -> tensor<2x2x2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x2x2x2xf64>, tensor<2x2x2x2xf64>) -> tensor<2x2x2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x2x2x2xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<2x2x2x2xf64>) -> tensor<2x2x2x2xi64>
    %v7 = stablehlo.constant dense<[[[[-4616189618054758400, 4607182418800017408], [4607182418800017408, 4607182418800017408]], [[4607182418800017408, -4616189618054758400], [-9223372036854775808, 4607182418800017408]]], [[[4607182418800017408, 9221120237041090560], [4607182418800017408, -4616189618054758400]], [[-9223372036854775808, -4616189618054758400], [4607182418800017408, 4607182418800017408]]]]> : tensor<2x2x2x2xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<2x2x2x2xi64>, tensor<2x2x2x2xi64>) -> tensor<2x2x2x2xi1>
    %v9 = stablehlo.constant dense<[[[[false, false], [false, false]], [[false, false], [true, false]]], [[[false, false], [false, false]], [[true, false], [false, false]]]]> : tensor<2x2x2x2xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<2x2x2x2xi1>, tensor<2x2x2x2xi1>
    %v11 = stablehlo.constant dense<[[[[false, false], [false, false]], [[false, false], [false, false]]], [[[false, true], [false, false]], [[false, false], [false, false]]]]> : tensor<2x2x2x2xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x2x2x2xf64>, tensor<2x2x2x2xf64>) -> tensor<2x2x2x2xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<2x2x2x2xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<2x2x2x2xi1>
    check.expect_eq_const %v14, dense<true> : tensor<2x2x2x2xi1>
    func.return
  }
}
