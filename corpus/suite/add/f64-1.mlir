// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.0, 5.0e-324, -3.045969284453418, 2.2250738585072014e-308], [3.3296816698946254, -0.28976548905946165, -0.556876443583631, -7.293676876103836], [0.9883030345545795, 1.2134143259115069, 5.667360891087501, 3.775616153784423], [-1.0, -2.225073858507201e-308, 0.43361124189405964, -1.3512790452190069]]> : tensor<4x4xf64>]'
// RUN: : @program
// stablehlo.add on f64, special values
//   S: rank 2
//   E: f64
// legal 0 0: [3.711065146722371,[0.0,5e-324],-2.545969284453418,"nan",2.424724645274866,-0.28976548905946165,-0.556876443583631,-7.573745341374144,"nan",1.7976931348623157e+308,2.7989923864504767,"nan",1.7976931348623157e+308,[-2.225073858507201e-308,5e-324],"inf",-1.3512790452190069]

module {
func.func @program(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
  %0 = stablehlo.constant dense<[[2.711065146722371, -0.0, 0.5, 0x7FF8000000000000], [-0.9049570246197597, 0.0, -2.2250738585072014e-308, -0.28006846527030743], [0xFFF8000000000000, 1.7976931348623157e+308, -2.8683685046370244, 0x7FF8000000000000], [1.7976931348623157e+308, 5.0e-324, 0x7FF0000000000000, 0.0]]> : tensor<4x4xf64>
  %1 = stablehlo.add %0, %arg0 : tensor<4x4xf64>
  return %1 : tensor<4x4xf64>
}

  func.func @main(%input0: tensor<4x4xf64>) {
    %r = func.call @program(%input0) : (tensor<4x4xf64>) -> (tensor<4x4xf64>)
    %v0 = stablehlo.constant dense<[[3.711065146722371, 5.0e-324, -2.545969284453418, 0xFFF0000000000000], [2.424724645274866, -0.28976548905946165, -0.556876443583631, -7.573745341374144], [0xFFF0000000000000, 1.7976931348623157e+308, 2.7989923864504767, 0xFFF0000000000000], [1.7976931348623157e+308, 5.0e-324, 0xFFF0000000000000, -1.3512790452190069]]> : tensor<4x4xf64>
    %v1 = stablehlo.constant dense<[[3.711065146722371, 0.0, -2.545969284453418, 0x7FF0000000000000], [2.424724645274866, -0.28976548905946165, -0.556876443583631, -7.573745341374144], [0x7FF0000000000000, 1.7976931348623157e+308, 2.7989923864504767, 0x7FF0000000000000], [1.7976931348623157e+308, -2.225073858507201e-308, 0x7FF0000000000000, -1.3512790452190069]]> : tensor<4x4xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x4xi1>
    %v5 = stablehlo.constant dense<[[false, false, false, true], [false, false, false, false], [true, false, false, true], [false, false, false, false]]> : tensor<4x4xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<4x4xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<4x4xi1>
    %v9 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, true, false]]> : tensor<4x4xi1>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x4xf64>
    %v11 = stablehlo.compare EQ, %r, %v10, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v12 = stablehlo.and %v11, %v9 : tensor<4x4xi1>
    %v13 = stablehlo.or %v8, %v12 : tensor<4x4xi1>
    check.expect_eq_const %v13, dense<true> : tensor<4x4xi1>
    func.return
  }
}
