// RUN: stablehlo-translate --interpret %s --args='[dense<[-4]> : tensor<1xi64>, dense<[2]> : tensor<1xi64>]'
// RUN: : @program
// stablehlo.sort on i64, special values
//   N: low + 1
//   S: rank 1
//   S: has 1
//   E: i64
//   dimension: low
//   is_stable: true
// legal 0 0: [2]
// legal 0 1: [-4]

module {
func.func @program(%arg0: tensor<1xi64>, %arg1: tensor<1xi64>) -> (tensor<1xi64>, tensor<1xi64>) {
  %0, %1 = "stablehlo.sort"(%arg0, %arg1) <{is_stable = true}> ({
  ^bb0(%2: tensor<i64>, %3: tensor<i64>, %4: tensor<i64>, %5: tensor<i64>):
    %6 = stablehlo.compare LT, %2, %3 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }) : (tensor<1xi64>, tensor<1xi64>) -> (tensor<1xi64>, tensor<1xi64>)
  return %1, %0 : tensor<1xi64>, tensor<1xi64>
}

  func.func @main(%input0: tensor<1xi64>, %input1: tensor<1xi64>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<1xi64>, tensor<1xi64>) -> (tensor<1xi64>, tensor<1xi64>)
    check.expect_eq_const %r#0, dense<2> : tensor<1xi64>
    check.expect_eq_const %r#1, dense<-4> : tensor<1xi64>
    func.return
  }
}
