// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.5]> : tensor<1xf4E2M1FN>, dense<[0.5]> : tensor<1xf4E2M1FN>]'
// RUN: : @program
// stablehlo.sort on f4E2M1FN, envelope values
//   S: rank 1
//   S: has 1
//   E: f4E2M1FN
//   dimension: low + 1
//   dimension: high
//   is_stable: true
// legal 0 0: [0.5]
// legal 0 1: [-1.5]
// legal 0 2: [-0.5]

module {
func.func @program(%arg0: tensor<1xf4E2M1FN>, %arg1: tensor<1xf4E2M1FN>) -> (tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>) {
  %0 = stablehlo.constant dense<[-1.5]> : tensor<1xf4E2M1FN>
  %1, %2, %3 = "stablehlo.sort"(%arg0, %0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%4: tensor<f4E2M1FN>, %5: tensor<f4E2M1FN>, %6: tensor<f4E2M1FN>, %7: tensor<f4E2M1FN>, %8: tensor<f4E2M1FN>, %9: tensor<f4E2M1FN>):
    %10 = stablehlo.compare LT, %4, %5 : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }) : (tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>) -> (tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>)
  return %3, %2, %1 : tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>
}

  func.func @main(%input0: tensor<1xf4E2M1FN>, %input1: tensor<1xf4E2M1FN>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>) -> (tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf4E2M1FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.5> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xf4E2M1FN>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<-1.5> : tensor<1xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<1xf4E2M1FN>) -> tensor<1xf64>
    check.expect_eq_const %v2, dense<-0.5> : tensor<1xf64>
    func.return
  }
}
