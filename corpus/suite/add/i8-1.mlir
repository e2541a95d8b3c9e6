// RUN: stablehlo-translate --interpret %s --args='[dense<[105]> : tensor<1xi8>]'
// RUN: : @program
// stablehlo.add on i8, exact values
//   S: rank 1
//   S: has 1
//   E: i8
// legal 0 0: [82]

module {
func.func @program(%arg0: tensor<1xi8>) -> tensor<1xi8> {
  %0 = stablehlo.constant dense<[-23]> : tensor<1xi8>
  %1 = stablehlo.add %arg0, %0 : tensor<1xi8>
  return %1 : tensor<1xi8>
}

  func.func @main(%input0: tensor<1xi8>) {
    %r = func.call @program(%input0) : (tensor<1xi8>) -> (tensor<1xi8>)
    check.expect_eq_const %r, dense<82> : tensor<1xi8>
    func.return
  }
}
