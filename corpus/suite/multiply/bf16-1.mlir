// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-114353504256.0, 7.227063e-07], [-0.45703125, 6.338253e+29]], [[2.984375, -7.1013346e-09], [78.5, -1.6589183e-09]], [[-0.17382812, 21072183296.0], [-14464.0, 1.0234375]], [[-51.75, -288.0], [-0.000579834, 7.1823597e-06]]]> : tensor<4x2x2xbf16>, dense<[[[0xFFC0, -0.7265625], [2.71875, 2.625]], [[0.609375, -0.5], [0.32226562, 7.78125]], [[3.609375, 0.5], [1.1754944e-38, 3.3895314e+38]], [[1.1754944e-38, 9.1835e-41], [1.1754944e-38, 0.5]]]> : tensor<4x2x2xbf16>]'
// RUN: : @program
// stablehlo.multiply on bf16, special values
//   S: rank 3+
//   E: bf16
// legal 0 0: ["nan",-5.252659320831299e-07,-1.2421875,1.663791412799551e+30,1.8203125,3.550667315721512e-09,25.25,-1.2922100722789764e-08,-0.62890625,10536091648.0,-1.7002350290293567e-34,"inf",-6.083183265505338e-37,{"any of":[-2.644862289350147e-38,-0.0]},[0.0,0.0],3.591179847717285e-06]

module {
func.func @program(%arg0: tensor<4x2x2xbf16>, %arg1: tensor<4x2x2xbf16>) -> tensor<4x2x2xbf16> {
  %0 = stablehlo.multiply %arg0, %arg1 : tensor<4x2x2xbf16>
  return %0 : tensor<4x2x2xbf16>
}

  func.func @main(%input0: tensor<4x2x2xbf16>, %input1: tensor<4x2x2xbf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x2x2xbf16>, tensor<4x2x2xbf16>) -> (tensor<4x2x2xbf16>)
    %v0 = stablehlo.convert %r : (tensor<4x2x2xbf16>) -> tensor<4x2x2xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000, -5.252659320831299e-07], [-1.2421875, 1.663791412799551e+30]], [[1.8203125, 3.550667315721512e-09], [25.25, -1.2922100722789764e-08]], [[-0.62890625, 10536091648.0], [-1.7002350290293567e-34, 0xFFF0000000000000]], [[-6.083183265505338e-37, -0.0], [0.0, 3.591179847717285e-06]]]> : tensor<4x2x2xf64>
    %v2 = stablehlo.constant dense<[[[0x7FF0000000000000, -5.252659320831299e-07], [-1.2421875, 1.663791412799551e+30]], [[1.8203125, 3.550667315721512e-09], [25.25, -1.2922100722789764e-08]], [[-0.62890625, 10536091648.0], [-1.7002350290293567e-34, 0x7FF0000000000000]], [[-6.083183265505338e-37, -2.644862289350147e-38], [0.0, 3.591179847717285e-06]]]> : tensor<4x2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x2x2xi1>
    %v6 = stablehlo.constant dense<[[[0.0, -5.252659320831299e-07], [-1.2421875, 1.663791412799551e+30]], [[1.8203125, 3.550667315721512e-09], [25.25, -1.2922100722789764e-08]], [[-0.62890625, 10536091648.0], [-1.7002350290293567e-34, 0.0]], [[-6.083183265505338e-37, -2.644862289350147e-38], [0.0, 3.591179847717285e-06]]]> : tensor<4x2x2xf64>
    %v7 = stablehlo.compare LE, %v0, %v6, FLOAT : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xi1>
    %v8 = stablehlo.constant dense<[[[0.0, -5.252659320831299e-07], [-1.2421875, 1.663791412799551e+30]], [[1.8203125, 3.550667315721512e-09], [25.25, -1.2922100722789764e-08]], [[-0.62890625, 10536091648.0], [-1.7002350290293567e-34, 0.0]], [[-6.083183265505338e-37, -0.0], [0.0, 3.591179847717285e-06]]]> : tensor<4x2x2xf64>
    %v9 = stablehlo.compare GE, %v0, %v8, FLOAT : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xi1>
    %v10 = stablehlo.or %v7, %v9 : tensor<4x2x2xi1>
    %v11 = stablehlo.and %v5, %v10 : tensor<4x2x2xi1>
    %v12 = stablehlo.constant dense<[[[true, false], [false, false]], [[false, false], [false, false]], [[false, false], [false, false]], [[false, false], [false, false]]]> : tensor<4x2x2xi1>
    %v13 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xi1>
    %v14 = stablehlo.and %v13, %v12 : tensor<4x2x2xi1>
    %v15 = stablehlo.or %v11, %v14 : tensor<4x2x2xi1>
    %v16 = stablehlo.constant dense<[[[false, false], [false, false]], [[false, false], [false, false]], [[false, false], [false, true]], [[false, false], [false, false]]]> : tensor<4x2x2xi1>
    %v17 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x2x2xf64>
    %v18 = stablehlo.compare EQ, %v0, %v17, FLOAT : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xi1>
    %v19 = stablehlo.and %v18, %v16 : tensor<4x2x2xi1>
    %v20 = stablehlo.or %v15, %v19 : tensor<4x2x2xi1>
    check.expect_eq_const %v20, dense<true> : tensor<4x2x2xi1>
    func.return
  }
}
