// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-3.0], [0.0], [0.0]], [[0.0], [-2.5], [0.0]], [[3.0], [0.0], [-3.5]]], [[[-0.5], [-0.5], [0.5]], [[2.5], [0.0], [0.0]], [[0.0], [0.0], [0.0]]], [[[0.0], [-2.5], [-1.0]], [[0.0], [0.0], [0.0]], [[3.5], [-2.0], [0.0]]], [[[-1.0], [0.0], [-3.5]], [[1.5], [-1.0], [-3.5]], [[0.0], [0.0], [-1.5]]]]> : tensor<4x3x3x1xf16>]'
// RUN: : @program
// stablehlo.power on f16, exact values
//   S: rank 3+
//   S: has 1
//   E: f16
// legal 0 0: [[-0.037139892578125,-0.03692626953125],"inf",0.0,"inf",[0.025543212890625,0.0256500244140625],"inf",[0.1920166015625,0.19287109375],"inf","nan","nan","nan",[1.4111328125,1.41796875],[3.9453125,3.958984375],"inf",[0.99609375,1.00390625],0.0,0.0,0.0,0.0,"nan",[-1.00390625,-0.99609375],0.0,[0.99609375,1.00390625],0.0,[0.284912109375,0.28662109375],"nan","inf","nan",0.0,[-43.0,-42.75],[0.6650390625,0.66845703125],"nan",[0.006649017333984375,0.00667572021484375],"inf","inf","nan"]

module {
func.func @program(%arg0: tensor<4x3x3x1xf16>) -> tensor<4x3x3x1xf16> {
  %0 = stablehlo.constant dense<[[[[-3.0], [-1.5], [3.0]], [[-3.5], [-4.0], [-0.5]], [[-1.5], [-4.0], [3.5]]], [[[-0.5], [-3.5], [-0.5]], [[1.5], [-1.0], [0.0]], [[1.0], [1.5], [3.0]]], [[[3.5], [-2.5], [1.0]], [[2.5], [0.0], [3.5]], [[-1.0], [0.5], [-2.5]]], [[[2.5], [3.5], [3.0]], [[-1.0], [-3.5], [-4.0]], [[-4.0], [-4.0], [2.5]]]]> : tensor<4x3x3x1xf16>
  %1 = stablehlo.power %arg0, %0 : tensor<4x3x3x1xf16>
  return %1 : tensor<4x3x3x1xf16>
}

  func.func @main(%input0: tensor<4x3x3x1xf16>) {
    %r = func.call @program(%input0) : (tensor<4x3x3x1xf16>) -> (tensor<4x3x3x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<4x3x3x1xf16>) -> tensor<4x3x3x1xf64>
    %v1 = stablehlo.constant dense<[[[[-0.03692626953125], [0xFFF0000000000000], [0.0]], [[0xFFF0000000000000], [0.0256500244140625], [0xFFF0000000000000]], [[0.19287109375], [0xFFF0000000000000], [0xFFF0000000000000]]], [[[0xFFF0000000000000], [0xFFF0000000000000], [1.41796875]], [[3.958984375], [0xFFF0000000000000], [1.00390625]], [[0.0], [0.0], [0.0]]], [[[0.0], [0xFFF0000000000000], [-0.99609375]], [[0.0], [1.00390625], [0.0]], [[0.28662109375], [0xFFF0000000000000], [0xFFF0000000000000]]], [[[0xFFF0000000000000], [0.0], [-42.75]], [[0.66845703125], [0xFFF0000000000000], [0.00667572021484375]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]]]> : tensor<4x3x3x1xf64>
    %v2 = stablehlo.constant dense<[[[[-0.037139892578125], [0x7FF0000000000000], [0.0]], [[0x7FF0000000000000], [0.025543212890625], [0x7FF0000000000000]], [[0.1920166015625], [0x7FF0000000000000], [0x7FF0000000000000]]], [[[0x7FF0000000000000], [0x7FF0000000000000], [1.4111328125]], [[3.9453125], [0x7FF0000000000000], [0.99609375]], [[0.0], [0.0], [0.0]]], [[[0.0], [0x7FF0000000000000], [-1.00390625]], [[0.0], [0.99609375], [0.0]], [[0.284912109375], [0x7FF0000000000000], [0x7FF0000000000000]]], [[[0x7FF0000000000000], [0.0], [-43.0]], [[0.6650390625], [0x7FF0000000000000], [0.006649017333984375]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]]]> : tensor<4x3x3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x3x3x1xf64>, tensor<4x3x3x1xf64>) -> tensor<4x3x3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x3x3x1xf64>, tensor<4x3x3x1xf64>) -> tensor<4x3x3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x3x3x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<4x3x3x1xf64>) -> tensor<4x3x3x1xi64>
    %v7 = stablehlo.constant dense<[[[[-4637858793214967808], [9218868437227405312], [0]], [[9218868437227405312], [4583019551268012032], [9218868437227405312]], [[4596086147452502016], [9218868437227405312], [9221120237041090560]]], [[[9221120237041090560], [9221120237041090560], [4609033996381192192]], [[4616066472752447488], [9218868437227405312], [4607147234427928576]], [[0], [0], [0]]], [[[0], [9221120237041090560], [-4616172025868713984]], [[0], [4607147234427928576], [0]], [[4598804140196364288], [9221120237041090560], [9218868437227405312]]], [[[9221120237041090560], [0], [-4592123507545997312]], [[4604165358893400064], [9221120237041090560], [4574315817222537216]], [[9218868437227405312], [9218868437227405312], [9221120237041090560]]]]> : tensor<4x3x3x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<4x3x3x1xi64>, tensor<4x3x3x1xi64>) -> tensor<4x3x3x1xi1>
    %v9 = stablehlo.constant dense<[[[[false], [false], [true]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]], [[true], [true], [true]]], [[[true], [false], [false]], [[true], [false], [true]], [[false], [false], [false]]], [[[false], [true], [false]], [[false], [false], [false]], [[false], [false], [false]]]]> : tensor<4x3x3x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<4x3x3x1xi1>, tensor<4x3x3x1xi1>
    %v11 = stablehlo.constant dense<[[[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [true]]], [[[true], [true], [false]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [true], [false]], [[false], [false], [false]], [[false], [true], [false]]], [[[true], [false], [false]], [[false], [true], [false]], [[false], [false], [true]]]]> : tensor<4x3x3x1xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x3x3x1xf64>, tensor<4x3x3x1xf64>) -> tensor<4x3x3x1xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<4x3x3x1xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<4x3x3x1xi1>
    %v15 = stablehlo.constant dense<[[[[false], [true], [false]], [[true], [false], [true]], [[false], [true], [false]]], [[[false], [false], [false]], [[false], [true], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [true]]], [[[false], [false], [false]], [[false], [false], [false]], [[true], [true], [false]]]]> : tensor<4x3x3x1xi1>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x3x3x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<4x3x3x1xf64>, tensor<4x3x3x1xf64>) -> tensor<4x3x3x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<4x3x3x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<4x3x3x1xi1>
    check.expect_eq_const %v19, dense<true> : tensor<4x3x3x1xi1>
    func.return
  }
}
