// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sine on f64, exact values
//   S: rank 2
//   S: has 1
//   E: f64
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[0.9092974268256812,0.9092974268256822]]

module {
func.func @program() -> tensor<1x1xf64> {
  %0 = stablehlo.constant dense<[[2.0]]> : tensor<1x1xf64>
  %1 = stablehlo.sine %0 : tensor<1x1xf64>
  return %1 : tensor<1x1xf64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1xf64>)
    %v0 = stablehlo.constant dense<0.9092974268256822> : tensor<1x1xf64>
    %v1 = stablehlo.constant dense<0.9092974268256812> : tensor<1x1xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x1xi1>
    check.expect_eq_const %v4, dense<true> : tensor<1x1xi1>
    func.return
  }
}
