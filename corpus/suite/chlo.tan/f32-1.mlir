// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-1.0, 1.1754944e-38]]> : tensor<1x2xf32>]'
// RUN: : @program
// chlo.tan on f32, special values
//   S: rank 2
//   S: has 1
//   E: f32
// legal 0 0: [[-1.5574082136154175,-1.5574071407318115],{"any of":[0.0,[1.1754936501730553e-38,1.1754950514715197e-38]]}]

module {
func.func @program(%arg0: tensor<1x2xf32>) -> tensor<1x2xf32> {
  %0 = chlo.tan %arg0 : tensor<1x2xf32> -> tensor<1x2xf32>
  return %0 : tensor<1x2xf32>
}

  func.func @main(%input0: tensor<1x2xf32>) {
    %r = func.call @program(%input0) : (tensor<1x2xf32>) -> (tensor<1x2xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf32>) -> tensor<1x2xf64>
    %v1 = stablehlo.constant dense<[[-1.5574071407318115, 1.1754950514715197e-38]]> : tensor<1x2xf64>
    %v2 = stablehlo.constant dense<[[-1.5574082136154175, 0.0]]> : tensor<1x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2xi1>
    %v6 = stablehlo.constant dense<[[-1.5574082136154175, 0.0]]> : tensor<1x2xf64>
    %v7 = stablehlo.compare LE, %v0, %v6, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v8 = stablehlo.constant dense<[[-1.5574082136154175, 1.1754936501730553e-38]]> : tensor<1x2xf64>
    %v9 = stablehlo.compare GE, %v0, %v8, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v10 = stablehlo.or %v7, %v9 : tensor<1x2xi1>
    %v11 = stablehlo.and %v5, %v10 : tensor<1x2xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1x2xi1>
    func.return
  }
}
