// RUN: stablehlo-translate --interpret %s --args='[dense<[[true], [true], [false]]> : tensor<3x1xi1>, dense<[[-1.0], [-1.0], [1.75]]> : tensor<3x1xbf16>, dense<[[0.0], [0.0], [0.0]]> : tensor<3x1xbf16>]'
// RUN: : @program
// stablehlo.select on i1, exact values
//   S: rank 2
//   S: has 1
//   E: bf16
//   P: alternative 2
// legal 0 0: [-1.0,-1.0,0.0]

module {
func.func @program(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xbf16>, %arg2: tensor<3x1xbf16>) -> tensor<3x1xbf16> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x1xi1>, tensor<3x1xbf16>
  return %0 : tensor<3x1xbf16>
}

  func.func @main(%input0: tensor<3x1xi1>, %input1: tensor<3x1xbf16>, %input2: tensor<3x1xbf16>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<3x1xi1>, tensor<3x1xbf16>, tensor<3x1xbf16>) -> (tensor<3x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<3x1xbf16>) -> tensor<3x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x1xf64>) -> tensor<3x1xi64>
    check.expect_eq_const %v1, dense<[[-4616189618054758400], [-4616189618054758400], [0]]> : tensor<3x1xi64>
    func.return
  }
}
