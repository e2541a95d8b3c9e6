// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>, dense<-3> : tensor<i8>, dense<-1> : tensor<i8>]'
// RUN: : @program
// stablehlo.select on i1, envelope values
//   S: rank 0
//   E: i8
//   P: alternative 1
//   P: alternative 2
// legal 0 0: [-1]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<i8>, %arg2: tensor<i8>) -> tensor<i8> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i8>
  return %0 : tensor<i8>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<i8>, %input2: tensor<i8>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<i1>, tensor<i8>, tensor<i8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<-1> : tensor<i8>
    func.return
  }
}
