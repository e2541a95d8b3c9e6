// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1]]]> : tensor<1x1x1xi16>, dense<[[[3]]]> : tensor<1x1x1xi16>]'
// RUN: : @program
// stablehlo.subtract on i16, exact values
//   S: rank 3+
//   S: has 1
//   E: i16
// legal 0 0: [-2]

module {
func.func @program(%arg0: tensor<1x1x1xi16>, %arg1: tensor<1x1x1xi16>) -> tensor<1x1x1xi16> {
  %0 = stablehlo.subtract %arg0, %arg1 : tensor<1x1x1xi16>
  return %0 : tensor<1x1x1xi16>
}

  func.func @main(%input0: tensor<1x1x1xi16>, %input1: tensor<1x1x1xi16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x1x1xi16>, tensor<1x1x1xi16>) -> (tensor<1x1x1xi16>)
    check.expect_eq_const %r, dense<-2> : tensor<1x1x1xi16>
    func.return
  }
}
