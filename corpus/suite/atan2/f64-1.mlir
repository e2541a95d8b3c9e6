// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0, -0.5, 0.0, 0.0]]]> : tensor<1x1x4xf64>]'
// RUN: : @program
// stablehlo.atan2 on f64, exact values
//   S: rank 3+
//   S: has 1
//   E: f64
// legal 0 0: [0.0,[-2.356194490192348,-2.356194490192342],0.0,0.0]

module {
func.func @program(%arg0: tensor<1x1x4xf64>) -> tensor<1x1x4xf64> {
  %0 = stablehlo.atan2 %arg0, %arg0 : tensor<1x1x4xf64>
  return %0 : tensor<1x1x4xf64>
}

  func.func @main(%input0: tensor<1x1x4xf64>) {
    %r = func.call @program(%input0) : (tensor<1x1x4xf64>) -> (tensor<1x1x4xf64>)
    %v0 = stablehlo.constant dense<[[[0.0, -2.356194490192342, 0.0, 0.0]]]> : tensor<1x1x4xf64>
    %v1 = stablehlo.constant dense<[[[0.0, -2.356194490192348, 0.0, 0.0]]]> : tensor<1x1x4xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<1x1x4xf64>, tensor<1x1x4xf64>) -> tensor<1x1x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<1x1x4xf64>, tensor<1x1x4xf64>) -> tensor<1x1x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x1x4xi1>
    %v5 = stablehlo.bitcast_convert %r : (tensor<1x1x4xf64>) -> tensor<1x1x4xi64>
    %v6 = stablehlo.constant dense<[[[0, -4610883939740737063, 0, 0]]]> : tensor<1x1x4xi64>
    %v7 = stablehlo.compare EQ, %v5, %v6, SIGNED : (tensor<1x1x4xi64>, tensor<1x1x4xi64>) -> tensor<1x1x4xi1>
    %v8 = stablehlo.constant dense<[[[true, false, true, true]]]> : tensor<1x1x4xi1>
    %v9 = stablehlo.select %v8, %v7, %v4 : tensor<1x1x4xi1>, tensor<1x1x4xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1x1x4xi1>
    func.return
  }
}
