// RUN: stablehlo-translate --interpret %s --args='[dense<-8994867148798143760> : tensor<i64>, dense<-9> : tensor<i64>]'
// RUN: : @program
// stablehlo.minimum on i64, exact values
//   S: rank 0
//   E: i64
// legal 0 0: [-8994867148798143760]

module {
func.func @program(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.minimum %arg0, %arg1 : tensor<i64>
  return %0 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>, %input1: tensor<i64>) {
    %r = func.call @program(%input0, %input1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<-8994867148798143760> : tensor<i64>
    func.return
  }
}
