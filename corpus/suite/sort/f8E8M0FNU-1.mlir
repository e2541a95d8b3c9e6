// RUN: stablehlo-translate --interpret %s --args='[dense<[1.1754944e-38, 1.0, 0.5]> : tensor<3xf8E8M0FNU>, dense<[-0.390625, 0.0, -0.5]> : tensor<3xf8E3M4>, dense<[0xFF, 0.5, 1.0]> : tensor<3xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.sort on f8E8M0FNU, special values
//   S: rank 1
//   E: f8E3M4
//   E: f8E8M0FNU
//   dimension: low
//   is_stable: true
// legal 0 0: ["nan",1.0,0.5]
// legal 0 1: [-0.390625,-0.5,0.0]
// legal 0 2: [1.1754943508222875e-38,0.5,1.0]

module {
func.func @program(%arg0: tensor<3xf8E8M0FNU>, %arg1: tensor<3xf8E3M4>, %arg2: tensor<3xf8E8M0FNU>) -> (tensor<3xf8E8M0FNU>, tensor<3xf8E3M4>, tensor<3xf8E8M0FNU>) {
  %0, %1, %2 = "stablehlo.sort"(%arg0, %arg1, %arg2) <{is_stable = true}> ({
  ^bb0(%3: tensor<f8E8M0FNU>, %4: tensor<f8E8M0FNU>, %5: tensor<f8E3M4>, %6: tensor<f8E3M4>, %7: tensor<f8E8M0FNU>, %8: tensor<f8E8M0FNU>):
    %9 = stablehlo.compare LT, %3, %4 : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<3xf8E8M0FNU>, tensor<3xf8E3M4>, tensor<3xf8E8M0FNU>) -> (tensor<3xf8E8M0FNU>, tensor<3xf8E3M4>, tensor<3xf8E8M0FNU>)
  return %2, %1, %0 : tensor<3xf8E8M0FNU>, tensor<3xf8E3M4>, tensor<3xf8E8M0FNU>
}

  func.func @main(%input0: tensor<3xf8E8M0FNU>, %input1: tensor<3xf8E3M4>, %input2: tensor<3xf8E8M0FNU>) {
    %r:3 = func.call @program(%input0, %input1, %input2) : (tensor<3xf8E8M0FNU>, tensor<3xf8E3M4>, tensor<3xf8E8M0FNU>) -> (tensor<3xf8E8M0FNU>, tensor<3xf8E3M4>, tensor<3xf8E8M0FNU>)
    %v0 = stablehlo.convert %r#0 : (tensor<3xf8E8M0FNU>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[0xFFF0000000000000, 1.0, 0.5]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[0x7FF0000000000000, 1.0, 0.5]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    %v6 = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3xi1>
    %v10 = stablehlo.convert %r#1 : (tensor<3xf8E3M4>) -> tensor<3xf64>
    %v11 = stablehlo.bitcast_convert %v10 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v11, dense<[-4622663542519103488, -4620693217682128896, 0]> : tensor<3xi64>
    %v12 = stablehlo.convert %r#2 : (tensor<3xf8E8M0FNU>) -> tensor<3xf64>
    check.expect_eq_const %v12, dense<[1.1754943508222875e-38, 0.5, 1.0]> : tensor<3xf64>
    func.return
  }
}
