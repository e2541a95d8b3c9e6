// RUN: stablehlo-translate --interpret %s --args='[dense<[[8], [-6], [1], [9], [2]]> : tensor<5x1xi8>, dense<[[9], [7], [8], [7], [1]]> : tensor<5x1xi8>]'
// RUN: : @program
// stablehlo.shift_left on i8, exact values
//   S: rank 2
//   S: has 1
//   E: i8
// legal 0 0: [null,0,null,-128,4]

module {
func.func @program(%arg0: tensor<5x1xi8>, %arg1: tensor<5x1xi8>) -> tensor<5x1xi8> {
  %0 = stablehlo.shift_left %arg0, %arg1 : tensor<5x1xi8>
  return %0 : tensor<5x1xi8>
}

  func.func @main(%input0: tensor<5x1xi8>, %input1: tensor<5x1xi8>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x1xi8>, tensor<5x1xi8>) -> (tensor<5x1xi8>)
    %v0 = stablehlo.constant dense<[[127], [0], [127], [-128], [4]]> : tensor<5x1xi8>
    %v1 = stablehlo.constant dense<[[-128], [0], [-128], [-128], [4]]> : tensor<5x1xi8>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<5x1xi8>, tensor<5x1xi8>) -> tensor<5x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<5x1xi8>, tensor<5x1xi8>) -> tensor<5x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x1xi1>
    %v5 = stablehlo.constant dense<[[true], [false], [true], [false], [false]]> : tensor<5x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<5x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<5x1xi1>
    func.return
  }
}
