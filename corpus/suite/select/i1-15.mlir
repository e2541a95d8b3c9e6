// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>, dense<-4.0> : tensor<f8E4M3B11FNUZ>, dense<1.0> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.select on i1, exact values
//   S: rank 0
//   E: f8E4M3B11FNUZ
//   P: alternative 1
//   P: alternative 2
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<f8E4M3B11FNUZ>, %arg2: tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f8E4M3B11FNUZ>
  return %0 : tensor<f8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<f8E4M3B11FNUZ>, %input2: tensor<f8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<i1>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    func.return
  }
}
