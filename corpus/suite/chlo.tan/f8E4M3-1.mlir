// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.tan on f8E4M3, special values
//   S: rank 2
//   S: has 1
//   E: f8E4M3
// legal 0 0: ["nan",-0.46875,-0.28125]

module {
func.func @program() -> tensor<3x1xf8E4M3> {
  %0 = stablehlo.constant dense<[[0x78], [-0.4375], [6.0]]> : tensor<3x1xf8E4M3>
  %1 = chlo.tan %0 : tensor<3x1xf8E4M3> -> tensor<3x1xf8E4M3>
  return %1 : tensor<3x1xf8E4M3>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<3x1xf8E4M3>) -> tensor<3x1xf64>
    %v1 = stablehlo.constant dense<[[0xFFF0000000000000], [-0.46875], [-0.28125]]> : tensor<3x1xf64>
    %v2 = stablehlo.constant dense<[[0x7FF0000000000000], [-0.46875], [-0.28125]]> : tensor<3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1xi1>
    %v6 = stablehlo.constant dense<[[true], [false], [false]]> : tensor<3x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3x1xi1>
    func.return
  }
}
