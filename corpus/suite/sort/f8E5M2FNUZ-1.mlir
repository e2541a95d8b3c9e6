// RUN: stablehlo-translate --interpret %s --args='[dense<[-2.0]> : tensor<1xf8E5M2FNUZ>, dense<[-57344.0]> : tensor<1xf8E5M2FNUZ>, dense<[1.5]> : tensor<1xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.sort on f8E5M2FNUZ, special values
//   S: rank 1
//   S: has 1
//   E: f8E5M2FNUZ
//   dimension: low
//   is_stable: true
// legal 0 0: [1.5]
// legal 0 1: [1.0]
// legal 0 2: [-57344.0]
// legal 0 3: [-2.0]

module {
func.func @program(%arg0: tensor<1xf8E5M2FNUZ>, %arg1: tensor<1xf8E5M2FNUZ>, %arg2: tensor<1xf8E5M2FNUZ>) -> (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) {
  %0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E5M2FNUZ>
  %1, %2, %3, %4 = "stablehlo.sort"(%arg0, %arg1, %0, %arg2) <{is_stable = true}> ({
  ^bb0(%5: tensor<f8E5M2FNUZ>, %6: tensor<f8E5M2FNUZ>, %7: tensor<f8E5M2FNUZ>, %8: tensor<f8E5M2FNUZ>, %9: tensor<f8E5M2FNUZ>, %10: tensor<f8E5M2FNUZ>, %11: tensor<f8E5M2FNUZ>, %12: tensor<f8E5M2FNUZ>):
    %13 = stablehlo.compare GT, %5, %6 : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    stablehlo.return %13 : tensor<i1>
  }) : (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>)
  return %4, %3, %2, %1 : tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<1xf8E5M2FNUZ>, %input1: tensor<1xf8E5M2FNUZ>, %input2: tensor<1xf8E5M2FNUZ>) {
    %r:4 = func.call @program(%input0, %input1, %input2) : (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<1.5> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<1.0> : tensor<1xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v2, dense<-57344.0> : tensor<1xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v3, dense<-2.0> : tensor<1xf64>
    func.return
  }
}
