// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.5]]]> : tensor<1x1x1xf8E3M4>, dense<[[[0.0]]]> : tensor<1x1x1xf8E3M4>]'
// RUN: : @program
// stablehlo.sort on f8E3M4, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E3M4
//   dimension: high
//   is_stable: false
// legal 0 0: [0.5]
// legal 0 1: [0.0]
// legal 0 2: [0.5]

module {
func.func @program(%arg0: tensor<1x1x1xf8E3M4>, %arg1: tensor<1x1x1xf8E3M4>) -> (tensor<1x1x1xf8E3M4>, tensor<1x1x1xf8E3M4>, tensor<1x1x1xf8E3M4>) {
  %0, %1, %2 = "stablehlo.sort"(%arg0, %arg1, %arg0) <{dimension = 2 : i64}> ({
  ^bb0(%3: tensor<f8E3M4>, %4: tensor<f8E3M4>, %5: tensor<f8E3M4>, %6: tensor<f8E3M4>, %7: tensor<f8E3M4>, %8: tensor<f8E3M4>):
    %9 = stablehlo.compare GT, %3, %4 : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<1x1x1xf8E3M4>, tensor<1x1x1xf8E3M4>, tensor<1x1x1xf8E3M4>) -> (tensor<1x1x1xf8E3M4>, tensor<1x1x1xf8E3M4>, tensor<1x1x1xf8E3M4>)
  return %2, %1, %0 : tensor<1x1x1xf8E3M4>, tensor<1x1x1xf8E3M4>, tensor<1x1x1xf8E3M4>
}

  func.func @main(%input0: tensor<1x1x1xf8E3M4>, %input1: tensor<1x1x1xf8E3M4>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<1x1x1xf8E3M4>, tensor<1x1x1xf8E3M4>) -> (tensor<1x1x1xf8E3M4>, tensor<1x1x1xf8E3M4>, tensor<1x1x1xf8E3M4>)
    %v0 = stablehlo.convert %r#0 : (tensor<1x1x1xf8E3M4>) -> tensor<1x1x1xf64>
    check.expect_eq_const %v0, dense<0.5> : tensor<1x1x1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1x1x1xf8E3M4>) -> tensor<1x1x1xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<1x1x1xf64>) -> tensor<1x1x1xi64>
    check.expect_eq_const %v2, dense<0> : tensor<1x1x1xi64>
    %v3 = stablehlo.convert %r#2 : (tensor<1x1x1xf8E3M4>) -> tensor<1x1x1xf64>
    check.expect_eq_const %v3, dense<0.5> : tensor<1x1x1xf64>
    func.return
  }
}
