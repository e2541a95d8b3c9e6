// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.bitcast_convert on f6E3M2FN, exact values
//   S: rank 2
//   S: has 1
//   E: f6E3M2FN
//   F: f6E3M2FN
// legal 0 0: [-0.5,-0.5,1.0,0.0,0.0]

module {
func.func @program() -> tensor<5x1xf6E3M2FN> {
  %0 = stablehlo.constant dense<[[-0.5], [-0.5], [1.0], [0.0], [0.0]]> : tensor<5x1xf6E3M2FN>
  %1 = stablehlo.bitcast_convert %0 : (tensor<5x1xf6E3M2FN>) -> tensor<5x1xf6E3M2FN>
  return %1 : tensor<5x1xf6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5x1xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<5x1xf6E3M2FN>) -> tensor<5x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5x1xf64>) -> tensor<5x1xi64>
    check.expect_eq_const %v1, dense<[[-4620693217682128896], [-4620693217682128896], [4607182418800017408], [0], [0]]> : tensor<5x1xi64>
    func.return
  }
}
