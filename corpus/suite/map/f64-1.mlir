// RUN: stablehlo-translate --interpret %s --args='[dense<[-5.0, -5.0, -7.0]> : tensor<3xf64>, dense<[-3, 7, 6]> : tensor<3xi4>, dense<[0.0, 0.5, 3.0]> : tensor<3xf64>, dense<[-2.0, -1.0, 1.0]> : tensor<3xf64>]'
// RUN: : @program
// stablehlo.map on f64, exact values
//   S: rank 1
//   E: i4
//   E: f64
//   F: i1
// legal 0 0: [false,false,false]

module {
func.func @program(%arg0: tensor<3xf64>, %arg1: tensor<3xi4>, %arg2: tensor<3xf64>, %arg3: tensor<3xf64>) -> tensor<3xi1> {
  %0 = "stablehlo.map"(%arg0, %arg1, %arg2, %arg3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%1: tensor<f64>, %2: tensor<i4>, %3: tensor<f64>, %4: tensor<f64>):
    %5 = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.add %5, %5 : tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }) : (tensor<3xf64>, tensor<3xi4>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

  func.func @main(%input0: tensor<3xf64>, %input1: tensor<3xi4>, %input2: tensor<3xf64>, %input3: tensor<3xf64>) {
    %r = func.call @program(%input0, %input1, %input2, %input3) : (tensor<3xf64>, tensor<3xi4>, tensor<3xf64>, tensor<3xf64>) -> (tensor<3xi1>)
    check.expect_eq_const %r, dense<false> : tensor<3xi1>
    func.return
  }
}
